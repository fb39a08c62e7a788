import {
  ar,
  de,
  en,
  es,
  fi,
  fr,
  id,
  it,
  ja,
  nl,
  type ParsedComponents,
  pt,
  ru,
  sv,
  uk,
  vi,
  zh,
} from 'chrono-node'
import { isDay } from '../../shared/days.ts'
import type { Span } from '../layout/span.ts'

/** Those that most of the papers are in come first: what two languages read alike is taken from the first. */
const languages = [en, fr, es, pt, de, ar, it, nl, sv, fi, ru, uk, zh, ja, vi, id].map(({ strict }) => strict)

const yearFigure = /(?<!\d)(?:19|20)\d{2}(?!\d)/g
/** Only what depends on a day of reference is read with it, such as 'yesterday', and that is not taken. */
const noDay = { instant: new Date(0), timezone: 0 }
/** A date stands on one line, around its year. */
const before = 40
const behind = 14
/** Sixteen languages take about a millisecond for each. */
const mostYears = 200

/**
 * The days that the library chrono reads around a year, in the languages that it knows: '12 maggio 2025', '25 марта 2025',
 * '2025年11月20日', 'the fifth of May, 2025'. `taken` are the spans that are read already. A month in figures is left alone: which
 * figure it is, the text decides and no language (date-order.ts).
 */
export function datesOfOtherLanguages(
  text: string,
  taken: readonly Span[],
): readonly (Span & { day: string })[] {
  const found: (Span & { day: string })[] = []
  const isFree = (span: Span) =>
    ![...taken, ...found].some((other) => span.start < other.end && other.start < span.end)
  let years = 0
  for (const { index } of text.matchAll(yearFigure)) {
    if (!isFree({ start: index, end: index + 4 })) continue
    years += 1
    if (years > mostYears) break
    const start = Math.max(text.lastIndexOf('\n', index) + 1, index - before)
    const line = text.slice(start, index + 4 + behind).split('\n', 1)[0] ?? ''
    const date = readLine(line, start, (span) => span.start <= index && index < span.end && isFree(span))
    if (date) found.push(date)
  }
  return found
}

function readLine(
  line: string,
  start: number,
  isWanted: (span: Span) => boolean,
): (Span & { day: string }) | undefined {
  for (const language of languages) {
    for (const { index, text, start: components } of language.parse(line, noDay)) {
      const span = { start: start + index, end: start + index + text.length }
      const day = dayOf(components)
      if (/\p{L}/u.test(text) && isWanted(span) && isDay(day)) return { ...span, day }
    }
  }
  return undefined
}

/** Empty where the day, the month or the year was not said but guessed. */
function dayOf(components: ParsedComponents): string {
  const parts = (['year', 'month', 'day'] as const).map((part) =>
    components.isCertain(part) ? String(components.get(part)) : '',
  )
  if (parts.includes('')) return ''
  const [year = '', month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
