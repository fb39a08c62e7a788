/** A row as it crosses the wire: moments are ISO 8601 strings, everything else is as stored. */
export type Presented<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? Exclude<Row[Field], Date> | string : Row[Field]
}

export function present<Row extends object>(row: Row): Presented<Row> {
  const presented = { ...row } as Record<string, unknown>
  for (const field in presented) {
    const value = presented[field]
    if (value instanceof Date) presented[field] = value.toISOString()
  }
  return presented as Presented<Row>
}
