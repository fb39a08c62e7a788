import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition, specifiedEdition } from '../program/editions.ts'
import { compareEditions } from './compare-editions.ts'
import { evaluate } from './evaluate.ts'
import { type Assessment, type EligibilityAnswers, eligibilityAnswersSchema } from './schema.ts'

/**
 * Answers, the verdict on them, and what the newest edition of the rules makes of them. The assessment belongs to nobody and
 * is stored nowhere: it has no id, no owner and no dates. Each edition of the rules is evaluated once.
 */
export function assess(answers: EligibilityAnswers, edition: ProgramEdition = specifiedEdition): Assessment {
  const evaluation = evaluate(answers, edition)
  return {
    id: null,
    userId: null,
    teamId: null,
    ...givenAnswers(answers),
    ...evaluation,
    programEdition: edition.id,
    newerEdition:
      edition.id === latestEdition.id
        ? null
        : compareEditions(evaluation, evaluate(answers, latestEdition), latestEdition),
    createdAt: null,
    updatedAt: null,
  }
}

type GivenAnswers = Pick<Assessment, keyof EligibilityAnswers>

/** Only the answers, and null for each that is absent: not answered. */
function givenAnswers(answers: EligibilityAnswers): GivenAnswers {
  const keys = Object.keys(eligibilityAnswersSchema.shape) as (keyof EligibilityAnswers)[]
  return Object.fromEntries(keys.map((key) => [key, answers[key] ?? null])) as GivenAnswers
}
