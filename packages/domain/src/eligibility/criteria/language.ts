import { levelNameOf } from '../../language/tests.ts'
import { type Ability, abilities, clbFields, type EligibilityAnswers } from '../schema.ts'
import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

/** The level is needed in each ability, so the weakest one decides. */
export const language: Rule = ({ languageTest }, edition) => {
  const minimum = edition.minimumClb.value
  const weak = languageTest
    ? abilities.filter((ability) => languageTest[clbFields[ability]] < minimum)
    : abilities
  const levelName = languageTest ? levelNameOf(languageTest.test) : 'CLB or NCLC'

  return {
    criterion: {
      key: 'language',
      title: 'Language',
      ...seen(languageTest, weak),
      threshold: `${levelName} ${minimum} or higher in listening, reading, writing and speaking`,
      amountCAD: null,
      ...provenance(edition.minimumClb),
    },
    // The text names CLB for French tests too: the specification fixes it.
    gap: weak.length === 0 ? null : `Improve language scores to CLB ${minimum}+ in: ${weak.join(', ')}`,
  }
}

function seen(languageTest: EligibilityAnswers['languageTest'], weak: readonly Ability[]): Seen {
  if (!languageTest) return notAnswered
  const levels = abilities.map((ability) => `${languageTest[clbFields[ability]]} in ${ability}`)
  return {
    status: weak.length === 0 ? 'met' : 'not_met',
    fact: `Your ${levelNameOf(languageTest.test)} levels are ${levels.join(', ')}`,
  }
}
