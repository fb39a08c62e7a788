import type { ProgramEdition, Sourced } from '../../program/edition.ts'
import type { Criterion, EligibilityAnswers } from '../schema.ts'

/** What one requirement makes of the answers. `gap` is the text for the list of gaps; null when there is none. */
export type Finding = { readonly criterion: Criterion; readonly gap: string | null }

/** How the answers stand against a requirement, and in which words. */
export type Seen = Pick<Criterion, 'status' | 'fact'>

export const notAnswered: Seen = { status: 'not_answered', fact: null }

export type Rule = (answers: EligibilityAnswers, edition: ProgramEdition) => Finding

/** What a sourced figure says about itself, in the fields of a criterion. */
export function provenance(
  figure: Sourced<unknown>,
): Pick<Criterion, 'source' | 'effectiveFrom' | 'checkedOn'> {
  return {
    source: { ...figure.source },
    effectiveFrom: figure.effectiveFrom,
    checkedOn: figure.checkedOn,
  }
}
