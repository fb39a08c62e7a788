import pg from 'pg'

const { builtins } = pg.types

/** Parsers by column type, in place of pg's: no local time zones in dates, no texts for counts. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  // pg would make a Date at local midnight: another day in another zone.
  [builtins.DATE, (text) => text],
  [builtins.INT8, parseSafeInteger],
  [builtins.TIMESTAMPTZ, parseMoment],
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

const zero = '0'.charCodeAt(0)

function readDigits(text: string, start: number, end: number): number {
  let value = 0
  for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - zero
  return value
}

const readStockMoment = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => unknown
/** Date.UTC would take a year below 100 for one of the twentieth century. */
const inUtc = /^(?!00)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/

/** The form that nearly every moment has, `2026-11-20 12:00:00.123+00`, several times as fast as pg's own parser, which gets the rest. */
function parseMoment(text: string): unknown {
  if (!inUtc.test(text)) return readStockMoment(text)
  // Milliseconds are all that a Date keeps.
  const fraction = text.slice(20, -3).padEnd(3, '0')
  return new Date(
    Date.UTC(
      readDigits(text, 0, 4),
      readDigits(text, 5, 7) - 1,
      readDigits(text, 8, 10),
      readDigits(text, 11, 13),
      readDigits(text, 14, 16),
      readDigits(text, 17, 19),
      readDigits(fraction, 0, 3),
    ),
  )
}

/** The same hook where moments are wanted as JSON has them: to make a Date of each and a text of that costs ten times as much. */
export const parseColumnWithMomentTexts: typeof parseColumn = (oid: number, format?: 'text' | 'binary') =>
  oid === builtins.TIMESTAMPTZ && format !== 'binary' ? readMomentText : parseColumn(oid, format as 'text')

const dash = '-'.charCodeAt(0)
const space = ' '.charCodeAt(0)
/** `2026-11-20 12:00:00+00` */
const shortest = 22

/** `2026-11-20 12:00:00.123456+00` as `2026-11-20T12:00:00.123Z`, what a Date would make of it. */
function readMomentText(text: string): unknown {
  const isUsual =
    text.length >= shortest &&
    text.charCodeAt(4) === dash &&
    text.charCodeAt(10) === space &&
    text.endsWith('+00')
  if (!isUsual) {
    const moment = parseMoment(text)
    return moment instanceof Date ? moment.toISOString() : moment
  }
  const milliseconds = text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}
