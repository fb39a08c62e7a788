import { Text } from '@mantine/core'
import type { ComplianceCheck, Evidence } from '@suv/domain'
import classes from './CheckList.module.css'
import { CheckMark } from './CheckMark.tsx'
import { EvidenceQuote } from './EvidenceQuote.tsx'

type Props = { checks: readonly ComplianceCheck[]; evidence: readonly Evidence[] }

/** What was asked of the document, whether it is there, and the passage that shows it. */
export function CheckList({ checks, evidence }: Props) {
  return (
    <ul className={classes.list}>
      {checks.map(({ requirement, status, details }) => {
        // The widest passage holds the others.
        const [passage] = evidence
          .filter(({ claim }) => claim === requirement)
          .toSorted((a, b) => b.quote.length - a.quote.length)
        return (
          <li key={requirement} className={classes.check}>
            <div className={classes.head}>
              <Text fw={600}>{requirement}</Text>
              <CheckMark status={status} />
            </div>
            <Text size="sm">{details}</Text>
            {passage && <EvidenceQuote evidence={passage} />}
          </li>
        )
      })}
    </ul>
  )
}
