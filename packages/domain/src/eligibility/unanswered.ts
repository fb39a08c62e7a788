import type { CriterionKey, EligibilityAnswers, Evaluation } from './schema.ts'

/**
 * The requirements that the answers leave open. Funds that suffice for one person are open too as long as nobody has said how
 * large the family is.
 */
export function unansweredCriteria(
  { familySize }: Pick<EligibilityAnswers, 'familySize'>,
  { criteria }: Pick<Evaluation, 'criteria'>,
): CriterionKey[] {
  return criteria
    .filter(
      ({ key, status }) =>
        status === 'not_answered' || (key === 'settlement_funds' && status === 'met' && familySize == null),
    )
    .map(({ key }) => key)
}
