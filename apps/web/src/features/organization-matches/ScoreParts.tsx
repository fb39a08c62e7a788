import { VisuallyHidden } from '@mantine/core'
import type { MatchPart } from '@suv/domain'
import { partNames } from './part-names.ts'
import classes from './ScoreParts.module.css'

type Props = { parts: readonly MatchPart[]; score: number; name: string }

/** How a score comes about: the points of each part, which add up to it. The reasons open below. */
export function ScoreParts({ parts, score, name }: Props) {
  return (
    <details>
      <summary className={classes.summary}>
        <span className={classes.bar} aria-hidden="true">
          {parts.map(({ key, points, maximum }) => (
            <span key={key} className={classes.slot} style={{ flexGrow: maximum }}>
              <span
                className={classes.fill}
                style={{ width: `${maximum === 0 ? 0 : (100 * points) / maximum}%` }}
              />
            </span>
          ))}
        </span>
        <span className={classes.hint}>
          How the score adds up<VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, points, maximum, reason }) => (
            <tr key={key}>
              <th scope="row">
                {partNames[key]}
                <span className={classes.reason}>{reason}</span>
              </th>
              <td>
                {points} of {maximum}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Score</th>
            <td>{score} of 100</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
