import { latestEdition } from '@suv/domain'
import { Notice } from '../../ui/Notice.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'

/** Before anybody pays: that the program takes no new applications at present. Nothing is said while it does. */
export function IntakeNotice() {
  const { value, ...provenance } = latestEdition.intake
  if (value.status === 'open') return null
  return (
    <Notice tone="amber">
      <strong>New applications are paused.</strong> {value.summary}
      <SourceLine figure={provenance} />
    </Notice>
  )
}
