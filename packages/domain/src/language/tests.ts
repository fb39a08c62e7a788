import type { languageTestNames } from '../eligibility/schema.ts'
import { englishTests } from './english-tests.ts'
import { frenchTests } from './french-tests.ts'
import type { LanguageTest, LevelName } from './language-test.ts'

const allTests = [...englishTests, ...frenchTests]

export type LanguageTestId = (typeof allTests)[number]['id']

/** Every test whose scores can be read as levels, English first. */
export const languageTests: readonly (LanguageTest & { readonly id: LanguageTestId })[] = allTests

/** A test by its identifier; the type leaves no identifier without one. */
export function getLanguageTest(id: LanguageTestId): LanguageTest & { readonly id: LanguageTestId } {
  const test = languageTests.find((candidate) => candidate.id === id)
  if (!test) throw new RangeError(`There is no language test '${id}'.`)
  return test
}

/** What the levels of a test in the screener's list are called: NCLC for the French tests, else CLB. */
export function levelNameOf(screenerTest: (typeof languageTestNames)[number]): LevelName {
  return languageTests.find((test) => test.screenerTest === screenerTest)?.levelName ?? 'CLB'
}
