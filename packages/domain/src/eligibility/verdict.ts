import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition } from '../program/editions.ts'
import { evaluate } from './evaluate.ts'
import type { Criterion, CriterionKey, EligibilityAnswers, EligibilityResult, Evaluation } from './schema.ts'
import { unansweredCriteria } from './unanswered.ts'

/** `incomplete`: nothing stands in the way so far, but not everything was answered, so that it is not 'eligible'. */
export type VerdictResult = EligibilityResult | 'incomplete'

/** What a person is shown and what exports say. What is open counts as met nowhere in it. */
export type Verdict = {
  readonly edition: ProgramEdition
  readonly result: VerdictResult
  readonly gaps: readonly string[]
  readonly criteria: readonly Criterion[]
  /** The requirements that are open. */
  readonly unanswered: readonly CriterionKey[]
}

/**
 * The one verdict on a set of answers that screens and exports show: that of the edition in force, unless the reader chooses
 * another. REST answers by its documented default beside it (`assess`).
 */
export function verdictOn(answers: EligibilityAnswers, edition: ProgramEdition = latestEdition): Verdict {
  return verdictOf(answers, evaluate(answers, edition), edition)
}

function verdictOf(answers: EligibilityAnswers, evaluation: Evaluation, edition: ProgramEdition): Verdict {
  const unanswered = unansweredCriteria(answers, evaluation)
  const isOpen = evaluation.eligibilityResult === 'eligible' && unanswered.length > 0
  return {
    edition,
    result: isOpen ? 'incomplete' : evaluation.eligibilityResult,
    gaps: evaluation.gapsToAddress,
    criteria: evaluation.criteria.map((criterion) =>
      unanswered.includes(criterion.key) ? { ...criterion, status: 'not_answered' } : criterion,
    ),
    unanswered,
  }
}

/** What a verdict is called, in a heading and inside a sentence. It says what the answers show, never what will come. */
export const verdictNames: Record<VerdictResult, { heading: string; inSentence: string }> = {
  eligible: { heading: 'Eligible on these answers', inSentence: 'eligible' },
  incomplete: { heading: 'Not everything is answered', inSentence: 'open, as not everything is answered' },
  partially_eligible: { heading: 'Partially eligible', inSentence: 'partially eligible' },
  not_eligible: { heading: 'Not eligible', inSentence: 'not eligible' },
}
