import type { CheckOutcome } from '../outcome.ts'
import type { FieldName, KnownDocumentType } from '../schema.ts'

/** Every labelled document is read as on this day. */
export const readingDay = '2025-11-20'

/** A synthetic document, and what a careful person would write down after reading it. */
export type LabelledDocument = {
  readonly name: string
  readonly kind: KnownDocumentType
  readonly text: string
  /** All that it says; a field that is not here must not be found. Several values where several people are named. */
  readonly fields: Partial<Record<FieldName, string | readonly string[]>>
  /** Outcomes of checks, by the beginning of what they ask. */
  readonly verdicts: Readonly<Record<string, CheckOutcome>>
  readonly familySize?: number
}
