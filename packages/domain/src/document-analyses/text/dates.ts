import { isDay } from '../../shared/days.ts'
import type { Span } from './span.ts'

/** A day that a text names, as YYYY-MM-DD. */
export type FoundDate = Span & { readonly day: string }

/** English and French, by their first letters; longer ones first, since 'jui' begins two months. */
const monthsByBeginning: readonly (readonly [string, number])[] = [
  ['juin', 6],
  ['juil', 7],
  ['jan', 1],
  ['feb', 2],
  ['fév', 2],
  ['fev', 2],
  ['mar', 3],
  ['apr', 4],
  ['avr', 4],
  ['may', 5],
  ['mai', 5],
  ['jun', 6],
  ['jul', 7],
  ['aug', 8],
  ['aoû', 8],
  ['aou', 8],
  ['sep', 9],
  ['oct', 10],
  ['nov', 11],
  ['dec', 12],
  ['déc', 12],
]

const monthName =
  '(?:jan(?:uary|vier)?|feb(?:ruary)?|f[ée]v(?:rier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]c(?:embre)?)'

/** '2026-11-20', '2026/11/20', '20 Nov 2026', '1er mai 2026', 'November 20, 2026', '20/11/2026', '20/NOV/2026' and '20.11.2026'. */
const datePattern = new RegExp(
  [
    String.raw`(?<year1>\d{4})[-/](?<month1>\d{2})[-/](?<day1>\d{2})(?!\d)`,
    String.raw`(?<day2>\d{1,2})(?:st|nd|rd|th|er)?\s{1,3}(?:of\s{1,3})?(?<name2>${monthName})\b\.?,?\s{1,3}(?<year2>\d{4})(?!\d)`,
    String.raw`(?<name3>${monthName})\b\.?\s{1,3}(?<day3>\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(?<year3>\d{4})(?!\d)`,
    String.raw`(?<first4>\d{1,2})/(?<second4>\d{1,2})/(?<year4>\d{4})(?!\d)`,
    String.raw`(?<day5>\d{1,2})[-/.](?<name5>${monthName})[-/.](?<year5>\d{4})(?!\d)`,
    String.raw`(?<day6>\d{2})\.(?<month6>\d{2})\.(?<year6>\d{4})(?!\d)`,
  ]
    .map((form) => String.raw`(?<![\p{L}\d])(?:${form})`)
    .join('|'),
  'giu',
)

/** More dates make a ledger, not a letter. */
const mostDates = 2_000

/** The days that a text names, in its order; the first 2,000. Days that the calendar does not have are left out. */
export function findDates(text: string): readonly FoundDate[] {
  const found: FoundDate[] = []
  for (const match of text.matchAll(datePattern)) {
    const day = dayOf(match.groups ?? {})
    if (day !== null && isDay(day)) {
      found.push({ day, start: match.index, end: match.index + match[0].length })
    }
    if (found.length === mostDates) break
  }
  return found
}

function dayOf(groups: Record<string, string | undefined>): string | null {
  const { year1, month1, day1, day2, name2, year2, name3, day3, year3 } = groups
  if (year1 && month1 && day1) return `${year1}-${month1}-${day1}`
  if (name2 && day2 && year2) return written(year2, monthOf(name2), day2)
  if (name3 && day3 && year3) return written(year3, monthOf(name3), day3)
  const { day5, name5, year5, day6, month6, year6 } = groups
  if (name5 && day5 && year5) return written(year5, monthOf(name5), day5)
  // Full stops are a European way of writing, where the day comes first.
  if (year6 && month6 && day6) return written(year6, Number(month6), day6)
  return dayOfNumbers(groups)
}

/** 20/11/2026 and 11/20/2026 can be one day only; 5/6/2026 is two, and is not guessed at. */
function dayOfNumbers({ first4, second4, year4 }: Record<string, string | undefined>): string | null {
  if (!first4 || !second4 || !year4) return null
  const [first, second] = [Number(first4), Number(second4)]
  if (first > 12) return written(year4, second, first4)
  if (second > 12) return written(year4, first, second4)
  return first === second ? written(year4, first, second4) : null
}

function monthOf(name: string): number {
  const lower = name.toLowerCase()
  return monthsByBeginning.find(([beginning]) => lower.startsWith(beginning))?.[1] ?? 0
}

function written(year: string, month: number, day: string): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The first date that stands right behind a label, such as 'Date of test:'. `label` is matched against the words before it. */
export function dateLabelled(
  text: string,
  dates: readonly FoundDate[],
  label: RegExp,
): FoundDate | undefined {
  const atTheEnd = new RegExp(`(?:${label.source})[\\s:.,\\-–|]{0,6}(?:on|the|le|du)?[\\s:]{0,6}$`, 'i')
  return dates.find(({ start }) => atTheEnd.test(text.slice(Math.max(0, start - 60), start)))
}
