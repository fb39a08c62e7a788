import type { Criterion } from '@suv/domain'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import classes from './Sources.module.css'

/** Where each figure of a block is published, and since when it holds: behind a line that opens. */
export function Sources({ figures }: { figures: readonly Criterion[] }) {
  return (
    <details className={classes.sources}>
      <summary>Sources and dates</summary>
      <ul>
        {figures.map((figure) => (
          <li key={figure.key}>
            <span>{figure.title}</span>
            <SourceLine figure={figure} />
            {figure.source.note !== undefined && <p>{figure.source.note}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
