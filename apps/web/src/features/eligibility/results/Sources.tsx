import type { Criterion } from '@suv/domain'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import classes from './Sources.module.css'

/** What the program asks, where it is published, and since when it holds: behind a line that opens. */
export function Sources({ figures }: { figures: readonly Criterion[] }) {
  return (
    <details className={classes.sources}>
      <summary>What the program asks, with sources and dates</summary>
      <ul>
        {figures.map((figure) => (
          <li key={figure.key}>
            <span>{figure.title}</span>
            <p>{figure.threshold}</p>
            <SourceLine figure={figure} />
            {figure.source.note !== undefined && <p>{figure.source.note}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
