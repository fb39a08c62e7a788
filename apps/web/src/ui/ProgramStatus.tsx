import { latestEdition, programStatusFacts } from '@suv/domain'
import { type ReactNode, useId } from 'react'
import { FactDetails } from './FactDetails.tsx'
import { Notice } from './Notice.tsx'
import classes from './ProgramStatus.module.css'
import { SourceLine } from './SourceLine.tsx'

/**
 * That the program takes no new applications at present, and behind it what else is known of its status. Nothing is said
 * while it takes them. The children say what it means for the place where it stands.
 */
export function ProgramStatus({ children }: { children?: ReactNode }) {
  const headingId = useId()
  const { value, ...provenance } = latestEdition.intake
  if (value.status === 'open') return null
  return (
    <section aria-labelledby={headingId} className={classes.status}>
      <Notice tone="amber">
        <p>
          <strong id={headingId}>New applications are paused</strong>
        </p>
        <p>{value.summary}</p>
        {children !== undefined && <p>{children}</p>}
        <SourceLine figure={provenance} />
        <FactDetails summary="What else can change" facts={programStatusFacts} />
      </Notice>
    </section>
  )
}
