import { type WithMomentTexts, withMomentTexts } from '@suv/db'

/** A row as it crosses the wire: moments are ISO 8601 strings, everything else is as stored. */
export type Presented<Row> = WithMomentTexts<Row>

export const present: <Row extends object>(row: Row) => Presented<Row> = withMomentTexts
