import type { Sourced } from '../program/edition.ts'
import {
  certificateValidityMonths,
  languageResultValidityMonths,
  medicalResultValidityMonths,
  policeCertificateRule,
  policeCertificateValidityMonths,
} from '../program/validity.ts'
import type { ApplicationStep, PaperKind } from './kinds.ts'

/** What there is to know of a paper that runs out, whoever asks: the bell, the calendar, the trackers or the validity view. */
export type PaperRule = {
  readonly name: string
  /** Whose it is: one person's, or the company's for all of them. */
  readonly holder: 'person' | 'company'
  /** Months for which it holds, with source and the day checked; null where the paper itself prints its last day. */
  readonly months: Sourced<number> | null
  /** The rule in words where months alone do not say it, with source and the day checked. */
  readonly rule?: Sourced<string>
  /** Whether the months, where they end in a month without that day, count to the end of it: else one day less. */
  readonly reachesMonthEnd: boolean
  /** What the date that is kept of it is the date of: its months are counted from there, or it ends there. */
  readonly dayName: string
  /** On which of the days the paper is looked at. One that does not count on landing has done its part once the application is made. */
  readonly countedOn: readonly ApplicationStep[]
  /** So many days before its last day the bell tells of it, furthest first: each step tells anew. */
  readonly tellDays: readonly number[]
  /** From so many days before its last day on, where it stands it is marked as running out: time to order another. */
  readonly attentionDays: number
}

/** A certificate cannot be ordered again, so its line turns later than that of papers which take months to replace. */
const certificateAttentionDays = 30
/** Also for files of the documents area, of which only the last day is known. */
export const attentionDays = 90

export const papers: Record<PaperKind, PaperRule> = {
  language_result: {
    name: 'Language result',
    holder: 'person',
    months: languageResultValidityMonths,
    reachesMonthEnd: false,
    dayName: 'Day of the test',
    countedOn: ['file'],
    tellDays: [90, 30],
    attentionDays,
  },
  medical_exam: {
    name: 'Medical examination',
    holder: 'person',
    months: medicalResultValidityMonths,
    reachesMonthEnd: false,
    dayName: 'Day of the examination',
    countedOn: ['ask', 'land'],
    tellDays: [60, 30],
    attentionDays,
  },
  police_certificate: {
    name: 'Police certificate',
    holder: 'person',
    months: policeCertificateValidityMonths,
    rule: policeCertificateRule,
    reachesMonthEnd: false,
    dayName: 'Day of issue',
    countedOn: ['file', 'ask'],
    tellDays: [60, 30],
    attentionDays,
  },
  passport: {
    name: 'Passport',
    holder: 'person',
    months: null,
    reachesMonthEnd: false,
    dayName: 'Expiry date',
    countedOn: ['file', 'ask', 'land'],
    tellDays: [180, 30],
    attentionDays,
  },
  commitment_certificate: {
    name: 'Commitment certificate',
    holder: 'company',
    months: certificateValidityMonths,
    reachesMonthEnd: true,
    dayName: 'Day of issue',
    countedOn: ['file'],
    tellDays: [60, 30, 7],
    attentionDays: certificateAttentionDays,
  },
  work_permit: {
    name: 'Work permit',
    holder: 'person',
    months: null,
    reachesMonthEnd: false,
    dayName: 'Expiry date',
    countedOn: ['file', 'ask', 'land'],
    tellDays: [90, 30],
    attentionDays,
  },
}

/**
 * Whether the paper need not be kept up once the application has been made: what IRCC asks for anew, it leaves time to get.
 */
export function endsWithFiling(kind: PaperKind): boolean {
  return !papers[kind].countedOn.includes('land')
}
