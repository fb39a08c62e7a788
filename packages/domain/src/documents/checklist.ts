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

/** How much of one category is there. Numbers of named documents; `files` counts uploads filed under the category. */
export type ChecklistProgress = {
  readonly key: ChecklistCategory
  readonly done: number
  readonly total: number
  readonly requiredDone: number
  readonly requiredTotal: number
  readonly files: number
}

/**
 * Per category, how many of its named documents are done, by their keys. A file filed under a category counts as a file
 * only: which of the named documents it is, nobody has said yet. Unknown keys count for nothing.
 */
export function checklistProgress(
  doneKeys: Iterable<string>,
  files: readonly { readonly category: string | null }[] = [],
): readonly ChecklistProgress[] {
  const isDone = new Set(doneKeys)
  return documentChecklist.map(({ key, documents }) => {
    const required = documents.filter((document) => document.required)
    return {
      key,
      done: documents.filter((document) => isDone.has(document.key)).length,
      total: documents.length,
      requiredDone: required.filter((document) => isDone.has(document.key)).length,
      requiredTotal: required.length,
      files: files.filter((file) => file.category === key).length,
    }
  })
}
