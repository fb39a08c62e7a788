import { priorityClaim, processingFacts } from '@suv/domain'
import { Notice } from '../../ui/Notice.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import classes from './PriorityClaim.module.css'

/** The specified claim about priority, and beside it what is published. */
export function PriorityClaim() {
  return (
    <Notice tone="amber">
      <p className={classes.claim}>{priorityClaim.title}</p>
      <p className={classes.remark}>{priorityClaim.remark}</p>
      <details>
        <summary className={classes.summary}>What is published</summary>
        <ul className={classes.facts}>
          {processingFacts.map((fact) => (
            <li key={fact.effectiveFrom}>
              {fact.value}
              <SourceLine figure={fact} />
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}
