import { latestEdition } from '@suv/domain'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { SourceLine } from './SourceLine.tsx'

const title = 'New applications are paused'

/**
 * That the program takes no new applications at present, with the way to what else is known of its status. Nothing is
 * said while it takes them. The children say what it means for the place where it stands; `facts` follow the source.
 */
export function ProgramStatus({ children, facts }: { children?: ReactNode; facts?: ReactNode }) {
  const { value, ...provenance } = latestEdition.intake
  if (value.status === 'open') return null
  return (
    <section aria-label={title}>
      <Notice tone="amber">
        <strong>{title}.</strong> {value.summary} {children}
        <SourceLine figure={provenance} />
        {facts}
      </Notice>
    </section>
  )
}
