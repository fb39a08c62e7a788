import { addMonths, isDay } from '../shared/days.ts'

/** Months as whole numbers that follow each other, and what spans of them are called. */

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The month of a day, counted from the year 0. */
export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** The first and the last month of it. */
export type MonthSpan = { readonly from: number; readonly to: number }

/** 'April 2019', 'April to June 2019', 'December 2019 to February 2020'. */
export function monthSpanName({ from, to }: MonthSpan): string {
  const month = (index: number) => names[index % 12] ?? ''
  const year = (index: number) => Math.floor(index / 12)
  if (from === to) return `${month(from)} ${year(from)}`
  return year(from) === year(to)
    ? `${month(from)} to ${month(to)} ${year(to)}`
    : `${month(from)} ${year(from)} to ${month(to)} ${year(to)}`
}

/**
 * A day as people write it: '2019-04-15', or '2019-04' for a whole month, which is its first day where something begins and
 * its last where it ends. Null for any other text.
 */
export function readDayOrMonth(text: string, end: 'start' | 'end'): string | null {
  const written = text.trim()
  if (isDay(written)) return written
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(written)) return null
  return end === 'start' ? `${written}-01` : lastDayOfMonth(`${written}-01`)
}

/** A day as people would write it: the month alone where the day is the one that a month alone stands for. */
export function writeDayOrMonth(day: string | null, end: 'start' | 'end'): string {
  if (day === null) return ''
  const month = day.slice(0, 7)
  return readDayOrMonth(month, end) === day ? month : day
}

function lastDayOfMonth(day: string): string {
  const next = addMonths(`${day.slice(0, 7)}-01`, 1)
  return new Date(Date.parse(`${next}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
