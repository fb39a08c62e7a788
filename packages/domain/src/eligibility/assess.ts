import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition, specifiedEdition } from '../program/editions.ts'
import { compareEditions } from './compare-editions.ts'
import { evaluate } from './evaluate.ts'
import { answerNames } from './kinds.ts'
import type { Assessment, EligibilityAnswers, Evaluation } from './schema.ts'
import { unansweredCriteria } from './unanswered.ts'

/**
 * Answers, the verdict on them under `edition`, what they leave open, and the verdicts of the specified edition and of the one
 * in force. The assessment belongs to nobody and is stored nowhere: it has no id, no owner and no dates. Each edition of the
 * rules is evaluated once.
 */
export function assess(answers: EligibilityAnswers, edition: ProgramEdition = specifiedEdition): Assessment {
  const evaluations = new Map<ProgramEdition, Evaluation>()
  const under = (asked: ProgramEdition): Evaluation => {
    const evaluation = evaluations.get(asked) ?? evaluate(answers, asked)
    evaluations.set(asked, evaluation)
    return evaluation
  }
  const evaluation = under(edition)
  return {
    id: null,
    userId: null,
    teamId: null,
    ...givenAnswers(answers),
    ...evaluation,
    unanswered: unansweredCriteria(answers, evaluation),
    programEdition: edition.id,
    editions: [specifiedEdition, latestEdition].map((shown) => {
      const { eligibilityResult, gapsToAddress } = under(shown)
      const { id, title, effectiveFrom } = shown
      return { id, title, effectiveFrom, eligibilityResult, gapsToAddress }
    }),
    newerEdition:
      edition.id === latestEdition.id
        ? null
        : compareEditions(evaluation, under(latestEdition), latestEdition),
    createdAt: null,
    updatedAt: null,
  }
}

type GivenAnswers = Pick<Assessment, keyof EligibilityAnswers>

/** Only the answers, and null for each that is absent: not answered. */
function givenAnswers(answers: EligibilityAnswers): GivenAnswers {
  return Object.fromEntries(answerNames.map((key) => [key, answers[key] ?? null])) as GivenAnswers
}
