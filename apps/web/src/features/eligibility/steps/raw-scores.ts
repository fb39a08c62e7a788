import {
  type Ability,
  type ClbReading,
  type LanguageTest,
  type LanguageTestId,
  readNumber,
  toClb,
} from '@suv/domain'
import type { RawScores } from '../draft-storage.ts'

export const emptyScores: RawScores = { listening: '', reading: '', writing: '', speaking: '' }

/** A test's table of scores and levels. */
export type ScoreTable = LanguageTest & { readonly id: LanguageTestId }

/** What one typed score says: the level to fill in, if there is one, and words for it or against it. */
export type ScoreReading =
  | { kind: 'empty' }
  | { kind: 'level'; level: number; text: string }
  | { kind: 'below'; text: string }
  | { kind: 'error'; text: string }

export function readScore(table: ScoreTable, ability: Ability, typed: string): ScoreReading {
  if (typed.trim() === '') return { kind: 'empty' }
  const score = readNumber(typed)
  if (score === undefined || score < 0) return { kind: 'error', text: 'Enter the score in digits.' }
  return describe(toClb(table.id, ability, score), table)
}

function describe(reading: ClbReading, { levelName }: ScoreTable): ScoreReading {
  switch (reading.kind) {
    case 'level': {
      const text = `${levelName} ${reading.clb}${reading.andAbove ? ' or higher' : ''}`
      return { kind: 'level', level: reading.clb, text }
    }
    case 'below_range':
      return { kind: 'below', text: `Below ${levelName} 4: enter 3 or less.` }
    case 'invalid': {
      const steps = reading.step < 1 ? `in steps of ${reading.step}` : 'in whole numbers'
      return { kind: 'error', text: `Scores run from ${reading.min} to ${reading.max}, ${steps}.` }
    }
  }
}

/** Where a test has several tables, each reads another column of the result sheet. */
const columns: Partial<Record<LanguageTestId, { choice: string; heading: string }>> = {
  tef_canada: { choice: 'The score out of 699', heading: 'TEF Canada (of 699)' },
  tef_canada_old_scale: { choice: 'The “equivalent old score”', heading: 'TEF Canada (old score)' },
}

/** How a table is called among the tables of its test. */
export function columnChoice(table: ScoreTable): string {
  return columns[table.id]?.choice ?? table.name
}

/** How a table is called at the head of a narrow column. */
export function columnHeading(table: ScoreTable): string {
  return columns[table.id]?.heading ?? table.name
}
