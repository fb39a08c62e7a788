/** A row whose moments are ISO 8601 texts, as JSON has them; everything else is as stored. */
export type WithMomentTexts<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? Exclude<Row[Field], Date> | string : Row[Field]
}

/** The row with its Dates as texts. */
export function withMomentTexts<Row extends object>(row: Row): WithMomentTexts<Row> {
  const texts = { ...row } as Record<string, unknown>
  for (const field in texts) {
    const value = texts[field]
    if (value instanceof Date) texts[field] = value.toISOString()
  }
  return texts as WithMomentTexts<Row>
}
