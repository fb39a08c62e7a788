import type { DatedPaperKind } from './kinds.ts'
import { lastDayOf } from './last-day.ts'

/** How a person stands to the country of a police certificate of theirs. Other papers have none of it. */
export type Stay = {
  /** Whether it is the country that they live in now; null where it was not said. */
  readonly livesThere: boolean | null
  /** The last day of their last stay of six months or more there; not looked at while they live there. */
  readonly stayEndedOn: string | null
}

/** A person's paper with its date, as much as it takes to say how long it counts. */
export type DatedPaper = Stay & {
  readonly kind: DatedPaperKind
  /** Of a police certificate the country. */
  readonly label: string | null
  readonly day: string
}

/** What is to be said of a police certificate before the rule can be applied to it. */
export type OpenPart = 'country' | 'stay' | 'stay_end'

/** For how long a paper counts. */
export type Term = {
  /** The last day; null where it does not age, or cannot be known. */
  readonly lastDay: string | null
  /** It counts from its day on, for good. */
  readonly isLasting: boolean
  /** It counts on no day. */
  readonly refusal: 'issued_before_stay_ended' | null
  readonly open: readonly OpenPart[]
}

/**
 * For how long a person's paper counts. A police certificate of the country lived in now ages by its months; of any other
 * it must be later than the last stay of six months or more there, and then does not age. Where nobody has said which it
 * is, the months are counted, on the careful side.
 *
 * Source: `policeCertificateRule`.
 */
export function termOf(paper: DatedPaper): Term {
  const { kind, day, label, livesThere, stayEndedOn } = paper
  const aging = { lastDay: lastDayOf(kind, day), isLasting: false, refusal: null }
  if (kind !== 'police_certificate') return { ...aging, open: [] }
  const country: readonly OpenPart[] = label === null || label.trim() === '' ? ['country'] : []
  if (livesThere === true) return { ...aging, open: country }
  if (stayEndedOn !== null) {
    const isLater = day > stayEndedOn
    const refusal = isLater ? null : 'issued_before_stay_ended'
    return { lastDay: null, isLasting: isLater, refusal, open: country }
  }
  if (livesThere === null) return { ...aging, open: [...country, 'stay'] }
  return { lastDay: null, isLasting: false, refusal: null, open: [...country, 'stay_end'] }
}
