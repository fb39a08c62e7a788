/** A row as it crosses the wire: moments are ISO 8601 strings, everything else is as stored. */
export type Presented<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? Exclude<Row[Field], Date> | string : Row[Field]
}

export function present<Row extends object>(row: Row): Presented<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as Presented<Row>
}
