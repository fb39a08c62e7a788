import { isDay } from '../../shared/days.ts'
import type { Span } from '../layout/span.ts'
import { type DateOrder, decideOrder, type OrderDecision } from './date-order.ts'
import { datesOfOtherLanguages } from './dates-of-other-languages.ts'
import { anyMonthName, monthsByName } from './months.ts'
import { withWesternDigits } from './western-digits.ts'

/** A day that a text names, as YYYY-MM-DD. */
export type FoundDate = Span & { readonly day: string }

export type DateReading = {
  /** In the order of the text. */
  readonly dates: readonly FoundDate[]
  /** Whether the day or the month comes first in figures such as 03/11/2026, and why; null where no date needs it. */
  readonly order: OrderDecision | null
  /** Figures that could be two days, where the text does not tell which. */
  readonly undecided: readonly Span[]
}

const month = `(?:${anyMonthName})(?![\\p{L}])\\.?`
const year = String.raw`(?:19|20)\d{2}(?!\d)`

/**
 * '2026-11-20', '20 Nov 2026', '1er mai 2026', '17 de setembro de 2026', '17. September 2026', '17 JUL / JUIL 1991', 'November 20,
 * 2026', '20/NOV/2026', '20.11.2026', '20 11 2026', '20/11/2026' and '20-11-2026'. Every repetition is bounded. Names of months
 * come from the platform. What else is a date, the library chrono reads (docs/decisions/0009-dates.md says why not all).
 */
const datePattern = new RegExp(
  [
    String.raw`(?<year1>\d{4})[-/.](?<month1>\d{2})[-/.](?<day1>\d{2})(?!\d)`,
    String.raw`(?<day2>\d{1,2})(?:st|nd|rd|th|er|º|°|ª)?\.?(?:\sday)?[\s/.-]{1,3}(?:(?:of|de|do)\s{1,3})?(?<name2>${month})(?:\s?/\s?\p{L}{3,10}\.?)?,?[\s/.-]{1,3}(?:(?:of|de|del|do)\s{1,3})?(?<year2>${year})`,
    // Two figures for the year only where two languages leave no doubt that it is a date of a passport.
    String.raw`(?<day7>\d{2})\s(?<name7>${month})\s?/\s?\p{L}{3,10}\.?\s(?<year7>\d{2})(?![\d\p{L}])`,
    String.raw`(?<name3>${month})\s{1,3}(?<day3>\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(?<year3>${year})`,
    String.raw`(?<first4>\d{1,2})(?:/|-)(?<second4>\d{1,2})(?:/|-)(?<year4>${year})`,
    String.raw`(?<day6>\d{1,2})\.[ ]?(?<month6>\d{1,2})\.[ ]?(?<year6>${year})`,
    String.raw`(?<day8>\d{2})[ ](?<month8>\d{2})[ ](?<year8>${year})`,
  ]
    .map((form) => String.raw`(?<![\p{L}\d])(?:${form})`)
    .join('|'),
  'giu',
)

/** More dates make a ledger, not a letter. */
const mostDates = 2_000

/** The days that a text names, in its order; the first 2,000. Days that the calendar does not have are left out. */
export function findDates(text: string): readonly FoundDate[] {
  return readDates(text).dates
}

export function readDates(text: string): DateReading {
  const western = withWesternDigits(text)
  const found: { match: Span; groups: Record<string, string | undefined> }[] = []
  for (const match of western.matchAll(datePattern)) {
    found.push({
      match: { start: match.index, end: match.index + match[0].length },
      groups: match.groups ?? {},
    })
    if (found.length === mostDates) break
  }
  const figures = found.flatMap(({ match, groups }) =>
    groups.year4
      ? [{ ...match, first: Number(groups.first4), second: Number(groups.second4), year: groups.year4 }]
      : [],
  )
  const order = figures.length === 0 ? null : decideOrder(text, figures, wayOfWriting(found))
  const dates: FoundDate[] = []
  const undecided: Span[] = []
  for (const { match, groups } of found) {
    const day = dayOf(groups, order?.order ?? null)
    if (day === undefined) undecided.push(match)
    else if (day !== null && isDay(day)) dates.push({ day, ...match })
  }
  const others = datesOfOtherLanguages(
    western,
    found.map(({ match }) => match),
  )
  return { dates: [...dates, ...others].toSorted((a, b) => a.start - b.start), order, undecided }
}

/** Whether the days that are written with the month's name have the day first, which tells of the writer's habit. */
function wayOfWriting(found: readonly { groups: Record<string, string | undefined>; match: Span }[]) {
  return {
    dayFirst: found.find(({ groups }) => groups.name2 !== undefined)?.match,
    monthFirst: found.find(({ groups }) => groups.name3 !== undefined)?.match,
  }
}

/** Null for what is no day; undefined for what could be two. */
function dayOf(
  groups: Record<string, string | undefined>,
  order: DateOrder | null,
): string | null | undefined {
  const { year1, month1, day1, day2, name2, year2, name3, day3, year3 } = groups
  if (year1 && month1 && day1) return `${year1}-${month1}-${day1}`
  if (name2 && day2 && year2) return written(year2, monthOf(name2), day2)
  if (name3 && day3 && year3) return written(year3, monthOf(name3), day3)
  const { day6, month6, year6, day7, name7, year7, day8, month8, year8 } = groups
  // Full stops and spaces are European ways of writing, where the day comes first.
  if (year6 && month6 && day6) return written(year6, Number(month6), day6)
  if (year8 && month8 && day8) return written(year8, Number(month8), day8)
  if (year7 && name7 && day7) return written(`${Number(year7) > 45 ? 19 : 20}${year7}`, monthOf(name7), day7)
  return dayOfFigures(groups, order)
}

function dayOfFigures(
  { first4, second4, year4 }: Record<string, string | undefined>,
  order: DateOrder | null,
): string | null | undefined {
  if (!first4 || !second4 || !year4) return null
  const [first, second] = [Number(first4), Number(second4)]
  if (first > 12 || first === second) return written(year4, second, first4)
  if (second > 12) return written(year4, first, second4)
  if (order === null) return undefined
  return order === 'day first' ? written(year4, second, first4) : written(year4, first, second4)
}

function monthOf(name: string): number {
  return monthsByName.get(name.toLowerCase().replace(/\.$/, '').replace(/\s/g, ' ')) ?? 0
}

function written(year: string, monthNumber: number, day: string): string {
  return `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The first date that stands right behind words such as 'date of test' in a sentence. `label` is matched against what stands before. */
export function dateLabelled(
  text: string,
  dates: readonly FoundDate[],
  label: RegExp,
): FoundDate | undefined {
  const atTheEnd = new RegExp(
    `(?:${label.source})[\\s:.,\\-–|]{0,6}(?:on|the|le|du|am|el|em|den|a|de)?[\\s:]{0,6}$`,
    'iu',
  )
  return dates.find(({ start }) => atTheEnd.test(text.slice(Math.max(0, start - 60), start)))
}
