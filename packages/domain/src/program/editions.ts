import type { ProgramEdition } from './edition.ts'
import { fees2024, fees2026, specifiedFees } from './fees.ts'
import { cappedIntake, openIntake, pausedIntake } from './intake.ts'
import { settlementFunds2024, settlementFunds2025, specifiedSettlementFunds } from './settlement-funds.ts'
import { thresholds } from './thresholds.ts'

/** An edition holds as a whole from the day on which the latest of its parts took effect. */
function defineEdition(
  id: string,
  title: string,
  changes: Pick<ProgramEdition, 'settlementFunds' | 'fees' | 'intake'>,
): ProgramEdition {
  const parts = { ...thresholds, ...changes }
  let effectiveFrom = changes.intake.effectiveFrom
  for (const part of Object.values(parts)) {
    // ISO calendar dates compare as text.
    if (part.effectiveFrom > effectiveFrom) effectiveFrom = part.effectiveFrom
  }
  return { id, title, effectiveFrom, ...parts }
}

/** The figures that the product was specified with, and the default everywhere. */
export const specifiedEdition: ProgramEdition = defineEdition('specified', 'Rules of 2023', {
  settlementFunds: specifiedSettlementFunds,
  fees: specifiedFees,
  intake: openIntake,
})

/** The newest published figures. */
export const latestEdition: ProgramEdition = defineEdition('2026', 'Rules of 2026', {
  settlementFunds: settlementFunds2025,
  fees: fees2026,
  intake: pausedIntake,
})

/** Every edition, oldest first. */
export const programEditions: readonly ProgramEdition[] = [
  specifiedEdition,
  defineEdition('2024', 'Rules of 2024', {
    settlementFunds: settlementFunds2024,
    fees: fees2024,
    intake: cappedIntake,
  }),
  defineEdition('2025', 'Rules of 2025', {
    settlementFunds: settlementFunds2025,
    fees: fees2024,
    intake: cappedIntake,
  }),
  latestEdition,
]

/**
 * The edition that stands beside a shown one for comparison: the specified one beside that in force, and that in force beside
 * any other.
 */
export function editionBeside(shown: ProgramEdition): ProgramEdition {
  return shown.id === latestEdition.id ? specifiedEdition : latestEdition
}

/** The edition with an identifier, as stored with an assessment; undefined when there is none. */
export function findProgramEdition(id: string): ProgramEdition | undefined {
  return programEditions.find((edition) => edition.id === id)
}
