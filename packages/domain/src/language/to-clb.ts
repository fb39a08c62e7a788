import type { Ability } from '../eligibility/schema.ts'
import type { ScoreScale } from './language-test.ts'
import { highestTabledLevel, lowestTabledLevel } from './language-test.ts'
import { getLanguageTest, type LanguageTestId } from './tests.ts'

export type ClbReading =
  /** `andAbove`: the tables do not tell this level from the ones above it. */
  | { readonly kind: 'level'; readonly clb: number; readonly andAbove: boolean }
  /** Under the lowest level of the tables, CLB 4. */
  | { readonly kind: 'below_range' }
  /** No score that this test gives: outside its scale, or between two steps. */
  | ({ readonly kind: 'invalid' } & ScoreScale)

/** The CLB (English) or NCLC (French) level of one score, as `clb` in either case. */
export function toClb(testId: LanguageTestId, ability: Ability, score: number): ClbReading {
  const test = getLanguageTest(testId)
  const { min, max, step } = test.scales[ability]
  // Steps are 1 or 0.5, which a binary fraction holds exactly.
  const onScale = score >= min && score <= max && Number.isInteger((score - min) / step)
  if (!onScale) return { kind: 'invalid', min, max, step }

  const levelsReached = test.levelMinimums[ability].filter((minimum) => score >= minimum).length
  if (levelsReached === 0) return { kind: 'below_range' }
  const clb = lowestTabledLevel + levelsReached - 1
  return { kind: 'level', clb, andAbove: clb === highestTabledLevel }
}

/** The lowest score that reaches a level from 4 to 10; undefined for a level that the tables do not name. */
export function minimumScore(testId: LanguageTestId, ability: Ability, clb: number): number | undefined {
  return getLanguageTest(testId).levelMinimums[ability][clb - lowestTabledLevel]
}
