import pg from 'pg'

const { builtins } = pg.types

/** Parsers by column type, in place of pg's: no local time zones in dates, no texts for counts. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  // pg would make a Date at local midnight: another day in another zone.
  [builtins.DATE, (text) => text],
  [builtins.INT8, parseSafeInteger],
])

/** pg's hook for reading columns, with the above in front. */
export const parseColumn: typeof pg.types.getTypeParser = (
  oid: number,
  format?: 'text' | 'binary',
): ReturnType<typeof pg.types.getTypeParser> => {
  const parser = format === 'binary' ? undefined : parsers.get(oid)
  return parser ?? pg.types.getTypeParser(oid, format as 'text')
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}
