import { attentionDays } from '../papers/papers.ts'
import { daysBetween } from '../shared/days.ts'
import { type ChecklistDocument, type ChecklistSection, documentChecklist } from './checklist.ts'
import type { ChecklistCategory, Document } from './schema.ts'

export type Validity = 'valid' | 'expiring' | 'expired'

/** `present`: a valid file, or a tick; `expiring` and `expired`: what the best file is. */
export type ChecklistItemState = 'present' | 'expiring' | 'expired' | 'missing'

export type ChecklistItem = ChecklistDocument & {
  readonly state: ChecklistItemState
  /** The member ticked it, with or without a file. */
  readonly isTicked: boolean
  /** The files assigned to it, newest first. */
  readonly files: readonly Document[]
}

export type ChecklistSectionState = Omit<ChecklistSection, 'documents'> & {
  readonly items: readonly ChecklistItem[]
  readonly done: number
  readonly total: number
  /** Files of the category that are assigned to no item of it. */
  readonly loose: readonly Document[]
}

/** @param today and expiresOn: calendar days, YYYY-MM-DD. A paper is valid on its last day. */
export function validityOf(expiresOn: string | null, today: string): Validity {
  if (expiresOn === null) return 'valid'
  const days = daysBetween(today, expiresOn)
  if (days < 0) return 'expired'
  return days <= attentionDays ? 'expiring' : 'valid'
}

/** The category of an item of the checklist. */
export function categoryOfChecklistItem(checklistKey: string): ChecklistCategory | undefined {
  return documentChecklist.find(({ documents }) => documents.some(({ key }) => key === checklistKey))?.key
}

/** The checklist with what the member has: per item its state and files, per category how many are done. */
export function checklistState(
  documents: readonly Document[],
  { today, ticked }: { readonly today: string; readonly ticked: readonly string[] },
): readonly ChecklistSectionState[] {
  const tickedKeys = new Set(ticked)
  return documentChecklist.map(({ documents: named, ...section }) => {
    const items = named.map((document) => {
      const files = documents.filter(({ checklistKey }) => checklistKey === document.key)
      const isTicked = tickedKeys.has(document.key)
      return { ...document, files, isTicked, state: stateOf(files, isTicked, today) }
    })
    return {
      ...section,
      items,
      done: items.filter(({ state }) => state === 'present' || state === 'expiring').length,
      total: items.length,
      loose: documents.filter((file) => file.category === section.key && file.checklistKey === null),
    }
  })
}

/** A file says more than a tick: an expired passport is expired, whatever was ticked. */
function stateOf(files: readonly Document[], isTicked: boolean, today: string): ChecklistItemState {
  const validities = files.map(({ expiresOn }) => validityOf(expiresOn, today))
  if (validities.includes('valid')) return 'present'
  if (validities.includes('expiring')) return 'expiring'
  if (validities.includes('expired')) return 'expired'
  return isTicked ? 'present' : 'missing'
}
