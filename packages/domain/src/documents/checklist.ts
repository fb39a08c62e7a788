import type { FigureSource } from '../program/edition.ts'
import checklist from './checklist.json' with { type: 'json' }
import type { ChecklistCategory } from './schema.ts'

/**
 * How far an entry was checked: `sourced`, a page says so; `partly`, its note names what no page says; `unverified`, from
 * general knowledge, and its note begins with "Not verified".
 */
export type Verification = 'sourced' | 'partly' | 'unverified'

/** A document that the checklist names. `key` is stable and unique in the whole list. */
export type ChecklistDocument = {
  readonly key: string
  readonly name: string
  readonly required: boolean
  readonly note: string
  readonly verification: Verification
  readonly sources: readonly FigureSource[]
}

/** One of the seven categories; whether it is required as a whole is the specification's (2, section 3). */
export type ChecklistSection = {
  readonly key: ChecklistCategory
  readonly name: string
  readonly required: boolean
  readonly documents: readonly ChecklistDocument[]
}

/** The day on which the list was put together. */
export const documentChecklistAsOf = checklist.asOf

// JSON types every text as string; a test holds the file against these types.
export const documentChecklist = checklist.categories as readonly ChecklistSection[]
