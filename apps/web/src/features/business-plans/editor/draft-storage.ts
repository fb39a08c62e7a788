import { type PlanDraft, type PlanTextField, planTextFields } from '@suv/domain'
import { keptText } from '../../../ui/kept-text.ts'

/**
 * Texts of the plan that are not saved yet, on this device: one entry for each member, tab and text, so that neither two
 * members nor two tabs write over each other. An entry goes when the server has confirmed its text.
 */
const prefix = 'suv:plan-draft:'

export type StoredDraft = {
  readonly key: string
  readonly tabId: string
  readonly field: PlanTextField
  readonly draft: PlanDraft
}

export function draftKey(userId: string, tabId: string, field: PlanTextField): string {
  return `${prefix}${userId}:${tabId}:${field}`
}

const kept = (key: string) => keptText('device', key, 'An unsaved text of the business plan')

/** @returns whether the device keeps it. */
export function writeDraft(key: string, draft: PlanDraft): boolean {
  return kept(key).write(JSON.stringify(draft))
}

export function removeDraft(key: string): void {
  kept(key).remove()
}

/** Everything that this member has left unsaved on this device, in this tab or another. */
export function listDrafts(userId: string): StoredDraft[] {
  const ofMember = `${prefix}${userId}:`
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(ofMember))
      .flatMap((key) => {
        const [tabId = '', name] = key.slice(ofMember.length).split(':')
        const field = planTextFields.find((candidate) => candidate === name)
        const draft = readDraft(key)
        return field === undefined || draft === null ? [] : [{ key, tabId, field, draft }]
      })
  } catch {
    return []
  }
}

function readDraft(key: string): PlanDraft | null {
  return kept(key).readAs((text) => {
    const entry: unknown = JSON.parse(text)
    if (!isDraft(entry)) throw new TypeError('This is no draft.')
    return entry
  })
}

/** By hand: everything else on the screen does without zod. */
function isDraft(entry: unknown): entry is PlanDraft {
  const { base, text, sent = '' } = (entry ?? {}) as Partial<Record<keyof PlanDraft, unknown>>
  return [base, text, sent].every((part) => typeof part === 'string')
}
