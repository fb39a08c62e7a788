import { formatDate } from '../formatting.ts'
import type { Reported } from './edition.ts'
import { capFirstDay } from './intake.ts'
import { secondReadingOn } from './sources.ts'
import {
  groupsMayBeEnded,
  pilotWithoutRules,
  priorityForPermitHolders,
  priorityInstructions,
} from './status.ts'
import { lastCertificateDay, lastFilingDay } from './validity.ts'
import { peopleWaiting } from './waiting.ts'

/** How long the queue is, as far as figures say: people waiting and yearly places divided. Never a forecast. */

/** People admitted a year: the target of the federal business class, with its range. */
export const yearlyTarget: Reported<{
  readonly low: number
  readonly target: number
  readonly high: number
}> = {
  value: { low: 250, target: 500, high: 1_000 },
  effectiveFrom: '2026-01-01',
  source: {
    title: 'Immigration levels plan 2026 to 2028, as reported',
    url: 'https://www.imidaily.com/',
    note: 'Start-up visa and self-employed persons together: 500 a year, from 250 to 1,000. Only the site was noted, not the page.',
  },
  checkedOn: secondReadingOn,
}

export const queueCaveat =
  'This is arithmetic, not a forecast: people waiting divided by places a year, as if both stayed as they are and everybody were served in turn. Targets change, files are withdrawn and refused, and priority files go first.'

/** Whole years that so many people take at so many places a year; the nearest whole number. */
export function yearsToServe(people: number, placesAYear: number): number {
  return Math.round(people / placesAYear)
}

export type QueueRange = {
  readonly people: number
  /** From the highest number of places to the lowest. */
  readonly rows: readonly { readonly placesAYear: number; readonly years: number }[]
}

/** All who wait, by the target and by both ends of its range. */
export function wholeQueue(): QueueRange {
  return rangeOf(peopleWaiting[0].value.people)
}

function rangeOf(people: number): QueueRange {
  const { low, target, high } = yearlyTarget.value
  return {
    people,
    rows: [high, target, low].map((placesAYear) => ({
      placesAYear,
      years: yearsToServe(people, placesAYear),
    })),
  }
}

/**
 * What is said about a file by the year in which it was received. Always a range or words: the order in which files are
 * taken is not published, so that no filing day yields one number.
 */
export type FilingYearAnswer = {
  readonly text: string
  /** Years from the fewest to the most; null where nothing is known that a range could be worked out from. */
  readonly years: { readonly from: number; readonly to: number } | null
}

/** Files ahead of one of that year, as reported in October 2025. */
const filesAhead: Readonly<Record<number, number>> = { 2020: 100, 2021: 1_700 }

/**
 * By the day on which IRCC received the application.
 *
 * Source: `aheadInTheQueue` for files of 2020 and 2021; for later ones all who wait are taken, from nobody ahead to everybody.
 */
export function queueByFilingDay(receivedOn: string): FilingYearAnswer {
  const year = Number(receivedOn.slice(0, 4))
  if (receivedOn > lastFilingDay.value) {
    return {
      text: `No application was taken after ${formatDate(lastFilingDay.value)}. Check the day.`,
      years: null,
    }
  }
  const { low, high } = yearlyTarget.value
  const ahead = filesAhead[year]
  if (ahead !== undefined) {
    const years = { from: Math.floor(ahead / high), to: Math.ceil(ahead / low) }
    return {
      years,
      text: `In October 2025 about ${ahead.toLocaleString('en-CA')} files were ahead of one of ${year}. At ${high.toLocaleString('en-CA')} to ${low} places a year that comes to between ${years.from} and ${years.to} years, counted from then. A file may stand for several people, so it can be more.`,
    }
  }
  if (year < 2020) {
    return { text: 'Nothing was reported for files before 2020. Ask IRCC about yours.', years: null }
  }
  const all = wholeQueue()
  const most = Math.max(...all.rows.map(({ years }) => years))
  return {
    years: { from: 10, to: most },
    text: `For files from 2022 on IRCC estimated more than 10 years, a forecast at its targets and no fixed wait. Everybody who waits, at the lowest number of places, comes to ${most} years.`,
  }
}

/** What changed the queue, oldest first; each with its source. */
export type QueueEvent = Reported<string>

export const queueEvents: readonly QueueEvent[] = [
  ...capFirstDay.readings.map((reading) => ({ ...reading, value: `Cap, first day: ${reading.value}` })),
  priorityInstructions,
  {
    value: `${formatDate(lastCertificateDay.value)}: last day for commitment certificates.`,
    effectiveFrom: lastCertificateDay.value,
    source: lastCertificateDay.source,
    checkedOn: lastCertificateDay.checkedOn,
  },
  priorityForPermitHolders,
  {
    ...yearlyTarget,
    value:
      'Target of 500 people a year for 2026 to 2028, from 250 to 1,000; it was 2,000 in 2025 and 5,000 in 2024.',
  },
  groupsMayBeEnded,
  {
    value: `${formatDate(lastFilingDay.value)}: last day to apply. The program is paused since.`,
    effectiveFrom: lastFilingDay.value,
    source: lastFilingDay.source,
    checkedOn: lastFilingDay.checkedOn,
  },
  pilotWithoutRules,
].toSorted((a, b) => (a.effectiveFrom ?? '9').localeCompare(b.effectiveFrom ?? '9'))
