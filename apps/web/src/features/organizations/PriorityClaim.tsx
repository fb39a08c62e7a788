import { priorityClaim, processingFacts } from '@suv/domain'
import { FactDetails } from '../../ui/FactDetails.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './PriorityClaim.module.css'

/** The specified claim about priority, and beside it what is published. */
export function PriorityClaim() {
  return (
    <Notice tone="amber">
      <p className={classes.claim}>{priorityClaim.title}</p>
      <p className={classes.remark}>{priorityClaim.remark}</p>
      <FactDetails summary="What is published" facts={processingFacts} />
    </Notice>
  )
}
