import { isStorable, maximumLineLength, notStorable, requiredText, tooLong } from '../shared/text-rules.ts'
import { compareTexts, type TextStanding } from './merge.ts'
import {
  type BusinessPlan,
  defaultPlanTitle,
  maximumSectionLength,
  type PlanTextField,
  planTextFields,
} from './schema.ts'

export type PlanTextRow = Readonly<Record<PlanTextField, string>>

/**
 * A plan while it is edited. Of each text: what the editor shows (`mine`), what is stored as far as it is known
 * (`theirs`), and the stored text that the editing began from (`base`).
 */
export type PlanEdit = {
  readonly base: PlanTextRow
  readonly mine: PlanTextRow
  readonly theirs: PlanTextRow
}

/** A text that was not saved, as a device keeps it. */
export type PlanDraft = {
  readonly base: string
  readonly text: string
  /** What was sent last without an answer: it may be stored. */
  readonly sent?: string | undefined
}

function textsOf(plan: BusinessPlan | null): PlanTextRow {
  return toRecord((field) => plan?.[field] ?? (field === 'title' ? defaultPlanTitle : ''))
}

function toRecord(read: (field: PlanTextField) => string): PlanTextRow {
  return Object.fromEntries(planTextFields.map((field) => [field, read(field)])) as Record<
    PlanTextField,
    string
  >
}

/** A text as it is stored: a title has no white space around it. */
export function asStored(field: PlanTextField, text: string): string {
  return field === 'title' ? text.trim() : text
}

export function beginEdit(plan: BusinessPlan | null): PlanEdit {
  const texts = textsOf(plan)
  return { base: texts, mine: texts, theirs: texts }
}

export function standingOf(edit: PlanEdit, field: PlanTextField): TextStanding {
  return compareTexts(edit.base[field], asStored(field, edit.mine[field]), edit.theirs[field])
}

export function fieldsStanding(edit: PlanEdit, ...standings: TextStanding[]): PlanTextField[] {
  return planTextFields.filter((field) => standings.includes(standingOf(edit, field)))
}

export function editText(edit: PlanEdit, field: PlanTextField, text: string): PlanEdit {
  return settle({ ...edit, mine: { ...edit.mine, [field]: text } })
}

/**
 * The stored plan, read anew. Texts that only changed there are taken over, own ones stay, and where both have changed the
 * edit stands in conflict. `sent` are texts whose saving was never confirmed: found stored, they are no conflict.
 */
export function takeStored(edit: PlanEdit, plan: BusinessPlan, sent: Partial<PlanTextRow> = {}): PlanEdit {
  const theirs = textsOf(plan)
  const base = toRecord((field) => (sent[field] === theirs[field] ? theirs[field] : edit.base[field]))
  return settle({ ...edit, base, theirs })
}

/** Takes up a text that a device has kept. */
export function recoverDraft(edit: PlanEdit, field: PlanTextField, draft: PlanDraft): PlanEdit {
  const base = draft.sent === edit.theirs[field] ? draft.sent : draft.base
  return settle({
    ...edit,
    base: { ...edit.base, [field]: base },
    mine: { ...edit.mine, [field]: draft.text },
  })
}

/** Ends a conflict with the text that a person has chosen. */
export function settleConflict(edit: PlanEdit, field: PlanTextField, text: string): PlanEdit {
  return settle({
    ...edit,
    base: { ...edit.base, [field]: edit.theirs[field] },
    mine: { ...edit.mine, [field]: text },
  })
}

/** Takes over what has only changed on the other side, and moves the base along where both say the same. */
function settle(edit: PlanEdit): PlanEdit {
  const isTaken = (field: PlanTextField) => standingOf(edit, field) === 'theirs'
  const isEven = (field: PlanTextField) => isTaken(field) || standingOf(edit, field) === 'same'
  return {
    ...edit,
    mine: toRecord((field) => (isTaken(field) ? edit.theirs[field] : edit.mine[field])),
    base: toRecord((field) => (isEven(field) ? edit.theirs[field] : edit.base[field])),
  }
}

/** Why a text cannot be saved as it is, or null. */
export function planTextProblem(field: PlanTextField, text: string): string | null {
  const excess = text.length - maximumSectionLength
  if (field !== 'title' && excess > 0) {
    const [maximum, over] = [maximumSectionLength, excess].map((count) => count.toLocaleString('en-CA'))
    return `A section holds at most ${maximum} characters. Shorten this one by ${over}, and it is saved.`
  }
  const stored = asStored(field, text)
  if (field === 'title' && stored === '') return requiredText
  if (field === 'title' && stored.length > maximumLineLength) return tooLong(maximumLineLength)
  return isStorable(stored) ? null : notStorable
}
