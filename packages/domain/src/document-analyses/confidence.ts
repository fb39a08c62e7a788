import { calibration } from './calibration.ts'
import type { Way } from './layout/labels.ts'
import type { Legibility } from './layout/legibility.ts'
import type { CheckOutcome } from './outcome.ts'
import type { KnownDocumentType } from './schema.ts'

/** Below this a check gives no verdict. */
export const confidenceFloor = 60
/** What no measurement tells of, such as a way of reading that never occurred. */
const unmeasured = 60

/**
 * Whether a check has a passage to show, or rests on not having found one. A plan is 'lacking' something where it has no section in
 * which that would stand, either: a section in other words could not be told.
 */
export type Ground = 'shown' | 'absent' | 'lacking'
export type ConfidenceKey = `field ${Way} ${Legibility}` | `check ${CheckOutcome} ${Ground} ${Legibility}`

export function checkKey(
  outcome: CheckOutcome,
  spans: readonly unknown[],
  legibility: Legibility,
  kind: KnownDocumentType,
): ConfidenceKey {
  const ground: Ground = spans.length > 0 ? 'shown' : kind === 'business_plan' ? 'lacking' : 'absent'
  return `check ${outcome} ${ground} ${legibility}`
}

/**
 * How many of 100 readings made in the same way, in texts that are as legible, were right in documents whose layouts the rules were not
 * made for: half of them held-out layouts, half the papers of a second author. From `calibration.ts`, which is
 * measured and not chosen.
 */
export function confidenceFor(key: ConfidenceKey): number {
  const measured: Partial<Record<string, number>> = calibration
  return measured[key] ?? unmeasured
}

/** Of a whole analysis: the mean of all that it states, so that as many of 100 statements should be right. */
export function meanConfidence(parts: readonly number[], kindIsClear: boolean): number {
  if (parts.length === 0) return kindIsClear ? unmeasured : 30
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length
  // Where the kind is in doubt, everything that was asked of the text may have been the wrong question.
  return Math.round(kindIsClear ? mean : mean * 0.5)
}
