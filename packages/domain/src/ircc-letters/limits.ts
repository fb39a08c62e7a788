import type { Reported } from '../program/edition.ts'
import { secondReadingOn } from '../program/sources.ts'
import { addDays, daysBetween } from '../shared/days.ts'
import type { IrccLetter, LetterConcern } from './schema.ts'

/** The limits that follow from a letter, with their days counted. */

/** Days to ask the Federal Court for leave, by where the person is; and those to perfect what was filed. */
export const reviewDays: Reported<{ inCanada: number; outside: number; toPerfect: number }> = {
  value: { inCanada: 15, outside: 60, toPerfect: 75 },
  effectiveFrom: '2025-05-14',
  source: {
    title: 'CIC News on the time for judicial review (May 2025)',
    url: 'https://www.cicnews.com/2025/05/',
    note: 'Only the month and the number of the article were noted: 0555480.',
  },
  checkedOn: secondReadingOn,
}

export const perfectingText = `The ${reviewDays.value.toPerfect} days that hold since 14 May 2025 are for perfecting an application for leave that was filed. They are not the limit to file it.`

export type LetterLimit = {
  readonly name: string
  /** The last day. */
  readonly day: string
  readonly daysLeft: number
}

type Letter = Pick<IrccLetter, 'kind' | 'receivedOn' | 'limitDays' | 'inCanada'>

/**
 * The last days by which something has to be done. The letter's own limit is counted from the day on which it was received;
 * after a refusal the days for leave come beside it. The days for perfecting are never among them.
 */
export function letterLimits(
  { kind, receivedOn, limitDays, inCanada }: Letter,
  today: string,
): LetterLimit[] {
  const limit = (name: string, days: number): LetterLimit => {
    const day = addDays(receivedOn, days)
    return { name, day, daysLeft: daysBetween(today, day) }
  }
  const { inCanada: here, outside } = reviewDays.value
  return [
    ...(limitDays === null ? [] : [limit('The letter’s own limit', limitDays)]),
    ...(kind === 'refusal' ? [limit('To ask the Federal Court for leave', inCanada ? here : outside)] : []),
  ]
}

/** A concern as far as it is judged here; one that was written before it could have documents has none. */
export type JudgedConcern = Omit<LetterConcern, 'documentIds'> & Partial<Pick<LetterConcern, 'documentIds'>>

/** A concern is answered by a text or by a paper; else it is open. */
export function isOpenConcern({ answer, paper, documentIds = [] }: JudgedConcern): boolean {
  return answer.trim() === '' && paper.trim() === '' && documentIds.length === 0
}
