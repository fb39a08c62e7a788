import type { Reported } from '@suv/domain'
import classes from './FactDetails.module.css'
import { SourceLine } from './SourceLine.tsx'

type FactDetailsProps = {
  summary: string
  facts: readonly Reported<string>[]
}

/** Published facts behind a line that opens, each with its source. */
export function FactDetails({ summary, facts }: FactDetailsProps) {
  return (
    <details>
      <summary className={classes.summary}>{summary}</summary>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact.value}>
            {fact.value}
            <SourceLine figure={fact} />
          </li>
        ))}
      </ul>
    </details>
  )
}
