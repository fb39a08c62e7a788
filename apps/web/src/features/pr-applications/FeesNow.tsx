import { formatDate, latestEdition, specifiedEdition } from '@suv/domain'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { publishedFeeLines } from './application-text.ts'
import classes from './EssentialRequirements.module.css'

/** The fees above are those of an earlier day: what the government has published since. */
export function FeesNow() {
  const { fees } = latestEdition
  return (
    <>
      <div className={classes.source}>
        <p className={classes.note}>{specifiedEdition.fees.source.note}</p>
        <SourceLine figure={specifiedEdition.fees} />
      </div>
      <div className={classes.now}>
        <p>
          <strong>Published since: in force from {formatDate(fees.effectiveFrom)}</strong>
        </p>
        <ul>
          {publishedFeeLines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={classes.note}>{fees.source.note}</p>
        <SourceLine figure={fees} />
      </div>
    </>
  )
}
