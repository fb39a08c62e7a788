import { memo } from 'react'
import type canada from '../geo/canada.json'
import classes from './Outlines.module.css'

type OutlinesProps = {
  land: typeof canada
  /** Height of the provinces' names in tenths of a unit of the sheet; without it they are not shown. */
  labelSize: number | undefined
}

/** The land: provinces and territories, their neighbours and their lakes, in tenths of a unit of the sheet. */
export const Outlines = memo(function Outlines({ land, labelSize }: OutlinesProps) {
  return (
    <>
      <path className={classes.neighbours} d={land.neighbours} />
      {land.provinces.map(({ code, path }) => (
        <path key={code} className={classes.province} d={path} />
      ))}
      <path className={classes.lakes} d={land.lakes} />
      {labelSize !== undefined &&
        land.provinces.map(({ code, label: [x = 0, y = 0] }) => (
          <text key={code} className={classes.label} fontSize={labelSize} x={x * 10} y={y * 10}>
            {code}
          </text>
        ))}
    </>
  )
})
