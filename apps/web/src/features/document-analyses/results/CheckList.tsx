import { Text } from '@mantine/core'
import { type ComplianceCheck, type Evidence, outcomeOf } from '@suv/domain'
import classes from './CheckList.module.css'
import { CheckMark } from './CheckMark.tsx'
import { EvidenceQuote } from './EvidenceQuote.tsx'

type Props = { checks: readonly ComplianceCheck[]; evidence: readonly Evidence[] }

/** What was asked of the document, whether it is there, and the passage that shows it. */
export function CheckList({ checks, evidence }: Props) {
  return (
    <ul className={classes.list}>
      {checks.map((check) => (
        <li key={check.requirement} className={classes.check}>
          <div className={classes.head}>
            <Text fw={600}>{check.requirement}</Text>
            <CheckMark outcome={outcomeOf(check)} />
          </div>
          <Text size="sm">
            {check.details}
            {check.confidence !== undefined && (
              <Text span size="sm" c="dimmed">
                {' '}
                {check.confidence}% sure
              </Text>
            )}
          </Text>
          {check.sendInstead !== undefined && <Text size="sm">{check.sendInstead}</Text>}
          {passagesOf(check, evidence).map((passage) => (
            <EvidenceQuote key={`${passage.section} ${passage.start}`} evidence={passage} />
          ))}
        </li>
      ))}
    </ul>
  )
}

const mostPassages = 6

/** The passages of a check, widest first; one that lies within another says nothing more. */
function passagesOf({ requirement }: ComplianceCheck, evidence: readonly Evidence[]): readonly Evidence[] {
  const kept: Evidence[] = []
  const widestFirst = evidence
    .filter(({ claim }) => claim === requirement)
    .toSorted((a, b) => b.quote.length - a.quote.length)
  for (const passage of widestFirst) {
    const isWithin = kept.some(
      ({ section, start, end }) =>
        section === passage.section && start <= passage.start && passage.end <= end,
    )
    if (!isWithin && kept.length < mostPassages) kept.push(passage)
  }
  return kept
}
