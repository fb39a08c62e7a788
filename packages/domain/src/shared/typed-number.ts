/**
 * Reads numbers as people type them: with a point or a comma, with spaces, apostrophes or commas between the groups, in any
 * script's digits, with `$` or CAD. Each function gives undefined for text that is not such a number; none guesses further.
 *
 * What can be read in two ways is decided so, and a field that shows an amount says how it was read:
 * - A comma before three digits groups: `1,234` is 1234, as everywhere in English Canada. Before any other count of digits it
 *   is a decimal comma: `12,34` is 12.34, never 1234.
 * - A point before three digits is a decimal point in a number, where `1.234` is 1.234. In an amount of money it groups, since
 *   no amount has three decimals: `1.234` is 1234.
 *
 * No library decides these for a form: Intl only writes numbers, and parsers of one locale drop the comma of `12,34`.
 */

type Kind = 'number' | 'money'

/** Marks of direction, which stand unseen in what is copied from Arabic or Hebrew texts. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** U+066B: a decimal point and nothing else. U+066C and apostrophes: between groups and nowhere else. */
const arabicDecimal = '\u066b'
const apostrophes = /[\u066c\u2018\u2019\u02bc\u2032`\u00b4]/g

/** ASCII digits and one form of each mark. NFKC makes full-width signs and every width of space plain. */
function tidy(text: string): string {
  return text
    .replaceAll(apostrophes, "'")
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll('\u2212', '-')
    .replaceAll('\u066a', '%')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A script's ten digits stand in a row, so a digit's worth is how many stand before it. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let worth = 0
  while (worth < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - worth - 1))) worth += 1
  return String(worth)
}

const inThrees = /^\d{1,3}(?:([., '])\d{3}(?:\1\d{3})*)$/
/** As in India: `1,23,456`. */
const inLakhs = /^\d{1,2}(?:,\d{2})+,\d{3}$/

/** Where the decimal mark stands; -1 where the text has none. */
function findDecimal(text: string, kind: Kind): number {
  const arabic = text.indexOf(arabicDecimal)
  if (arabic >= 0) return arabic
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const [mark, before, after] = [text.charAt(last), text.slice(0, last), text.slice(last + 1)]
  if (before.includes(mark)) return -1
  const couldGroup = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  return couldGroup && (mark === ',' || kind === 'money') ? -1 : last
}

function read(text: string, kind: Kind): number | undefined {
  const [, sign = '', unsigned = ''] = /^([-+]?) ?(.*)$/.exec(text) ?? []
  const at = findDecimal(unsigned, kind)
  const whole = at < 0 ? unsigned : unsigned.slice(0, at)
  const fraction = at < 0 ? '' : unsigned.slice(at + 1)
  const isGrouped = inThrees.test(whole) || inLakhs.test(whole)
  if (!/^\d*$/.test(fraction) || !(isGrouped || /^\d*$/.test(whole))) return undefined
  if (whole === '' && fraction === '') return undefined
  // Only plain notation: Number() alone would also read '', '1e3', '0x10' and 'Infinity'. Adding 0 turns -0 into 0.
  return Number(`${sign}${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`) + 0
}

/** A number such as '9', '12.5', '12,5', '.5' or '10.'. */
export function readNumber(text: string): number | undefined {
  return read(tidy(text), 'number')
}

/** A whole number such as '5'. */
export function readWhole(text: string): number | undefined {
  const number = readNumber(text)
  return number !== undefined && Number.isInteger(number) ? number : undefined
}

/** A number such as '9', '12,5' or '10%'. */
export function readPercent(text: string): number | undefined {
  return read(tidy(text).replace(/ ?%$/, ''), 'number')
}

const currencyBefore = /^([-+]?) ?(?:ca\$|c\$|cad ?\$|cad|cdn ?\$|cdn|\$) ?/i
const currencyAfter = / ?(?:ca\$|c\$|\$ ?cad|cad ?\$|cad|\$ ?cdn|cdn|\$)$/i

/** Canadian dollars with or without cents, such as '20,000', '1 234,50', '$9.50' or 'CAD 75.000'. Other currencies are none. */
export function readMoney(text: string): number | undefined {
  return read(tidy(text).replace(currencyBefore, '$1').replace(currencyAfter, ''), 'money')
}

/** Whole Canadian dollars: cents are rounded down. */
export function readDollars(text: string): number | undefined {
  const money = readMoney(text)
  return money === undefined ? undefined : Math.floor(money)
}

/**
 * What to say beside a field about an amount that was not taken as it stands: that its cents are left out, or that its point
 * was read as one between groups. Null where there is nothing to say.
 */
export function remarkOnDollars(text: string, write: (amount: number) => string): string | null {
  const money = readMoney(text)
  if (money === undefined) return null
  const dollars = Math.floor(money)
  if (dollars !== money) return `Cents are left out: counted as ${write(dollars)}.`
  return readNumber(text) !== undefined && readNumber(text) !== money ? `Read as ${write(dollars)}.` : null
}
