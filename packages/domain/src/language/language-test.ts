import type { Ability, languageTestNames } from '../eligibility/schema.ts'
import type { FigureSource } from '../program/edition.ts'

/** The lowest level that the equivalency tables name; a lower score has no level in them. */
export const lowestTabledLevel = 4
/** The highest level that the tables tell apart: it stands for "10 and above". */
export const highestTabledLevel = 10

/** The scores that a test can give, both ends included. */
export type ScoreScale = { readonly min: number; readonly max: number; readonly step: number }

/** The lowest score of levels 4, 5, 6, 7, 8, 9 and 10; each level reaches up to the next. */
export type LevelMinimums = readonly [number, number, number, number, number, number, number]

/** Canadian Language Benchmarks (English) or Niveaux de compétence linguistique canadiens (French). */
export type LevelName = 'CLB' | 'NCLC'

export type LanguageTest = {
  readonly id: string
  readonly name: string
  readonly language: 'en' | 'fr'
  readonly levelName: LevelName
  /** False where no result of this table can still be valid: it is kept to read old records, not to be chosen. */
  readonly selectable: boolean
  /** Whether the government accepts the results, in words. */
  readonly status: string
  /** The answer to the screener's question about the test that it belongs to. */
  readonly screenerTest: (typeof languageTestNames)[number]
  readonly scales: Readonly<Record<Ability, ScoreScale>>
  readonly levelMinimums: Readonly<Record<Ability, LevelMinimums>>
  /** What to mind when reading the result sheet; absent when there is nothing. */
  readonly note?: string
  /** Where the table was read, the government's page first where it is among them. */
  readonly source: readonly FigureSource[]
}

/** One scale for all four abilities. */
export function sameScale(scale: ScoreScale): Record<Ability, ScoreScale> {
  return { listening: scale, reading: scale, writing: scale, speaking: scale }
}
