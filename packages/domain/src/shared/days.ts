import { DomainError } from '../errors.ts'

/** Arithmetic on calendar days, written YYYY-MM-DD. Days compare as text. */

const millisecondsPerDay = 86_400_000

/** NaN for a text that names no day. */
function instantOf(day: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(instant)) return instant
  // Some engines read 30 February as 2 March.
  return new Date(instant).getUTCDate() === Number(day.slice(8)) ? instant : Number.NaN
}

function toInstant(day: string): number {
  const instant = instantOf(day)
  if (Number.isNaN(instant)) {
    throw new DomainError('invalid_input', `'${day}' is no day of the calendar. Write days as YYYY-MM-DD.`)
  }
  return instant
}

function toDay(instant: number): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 0 || date.getUTCFullYear() > 9999) {
    throw new DomainError('invalid_input', 'That day lies outside the years 0 to 9999.')
  }
  return date.toISOString().slice(0, 10)
}

/** Whether a text names a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return !Number.isNaN(instantOf(text))
}

export const notADay = 'Enter a date as YYYY-MM-DD.'
export const outOfReach = 'Enter a date from 1900 to 2199.'

/** Dates of people's lives and papers; PostgreSQL has no year 0. Works on the text, whose year comes first. */
export function isInReach(text: string): boolean {
  return text >= '1900' && text < '2200'
}

/** What is wrong with a day that somebody entered; null where nothing is. */
export function dayProblem(text: string): string | null {
  if (!isDay(text)) return notADay
  return isInReach(text) ? null : outOfReach
}

/** Throws `invalid_input` where `day` is no day. */
export function addDays(day: string, days: number): string {
  return toDay(toInstant(day) + days * millisecondsPerDay)
}

/** How many days from one day to another; negative where `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return (toInstant(to) - toInstant(from)) / millisecondsPerDay
}

/**
 * The same day of the month so many months on, or the last day of that month where it is shorter: 31 August plus six
 * months is 28 or 29 February.
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(toInstant(day))
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastOfMonth = new Date(date)
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()))
  return toDay(date.getTime())
}

let readersZone: string | undefined

/**
 * Says where the reader is, for a program that makes a page for a browser elsewhere, as far as the next call.
 * @param timeZone An IANA name such as `America/Toronto`.
 */
export function setReadersZone(timeZone: string): void {
  readersZone = timeZone
}

/** What the clock says at a moment where the reader is: '14:05'. */
export function timeInZone(moment: Date, timeZone = readersZone): string {
  return formatsOf(timeZone).clock.format(moment)
}

/**
 * The calendar day of a moment where the reader is. `timeZone` is an IANA name such as `America/Toronto`; without one, the
 * zone that `setReadersZone` named, else that of the machine that runs this.
 */
export function dayInZone(moment: Date, timeZone = readersZone): string {
  const parts = formatsOf(timeZone).calendar.formatToParts(moment)
  const part = (type: 'year' | 'month' | 'day') => parts.find((entry) => entry.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

type Formats = {
  readonly timeZone: string | undefined
  readonly clock: Intl.DateTimeFormat
  readonly calendar: Intl.DateTimeFormat
}

let formatsOfLastZone: Formats | undefined

/** Kept for the zone that was asked for last: a long list asks for one, and to make a format takes longer than to use it. */
function formatsOf(timeZone: string | undefined): Formats {
  if (formatsOfLastZone === undefined || formatsOfLastZone.timeZone !== timeZone) {
    formatsOfLastZone = {
      timeZone,
      clock: new Intl.DateTimeFormat('en-CA', {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
      calendar: new Intl.DateTimeFormat('en-CA', {
        calendar: 'gregory',
        numberingSystem: 'latn',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone,
      }),
    }
  }
  return formatsOfLastZone
}
