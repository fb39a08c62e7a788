import { formatDate, latestEdition, specifiedEdition } from '@suv/domain'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { publishedFeeLines } from './application-text.ts'
import classes from './EssentialRequirements.module.css'

/** What has to be paid now: above the fees of an earlier day, which the card lists. */
export function FeesInForce() {
  const { fees } = latestEdition
  return (
    <>
      <div className={classes.now}>
        <p>
          <strong>In force from {formatDate(fees.effectiveFrom)}</strong>
        </p>
        <ul>
          {publishedFeeLines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={classes.note}>{fees.source.note}</p>
        <SourceLine figure={fees} />
      </div>
      <p className={classes.before}>Earlier, for comparison:</p>
    </>
  )
}

/** Where the fees of the earlier day are from. */
export function EarlierFeesSource() {
  return (
    <div className={classes.source}>
      <p className={classes.note}>{specifiedEdition.fees.source.note}</p>
      <SourceLine figure={specifiedEdition.fees} />
    </div>
  )
}
