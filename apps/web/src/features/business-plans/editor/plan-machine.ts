import {
  type BusinessPlan,
  beginEdit,
  editText,
  joinTexts,
  type PlanDraft,
  type PlanTextField,
  planTextFields,
  recoverDraft,
  type SaveReason,
  settleConflict,
  takeStored,
} from '@suv/domain'
import { type EditorState, sendableFields, textToSend, unsavedFields } from './editor-state.ts'
import { nextBatch, type PlanTexts } from './save-batches.ts'
import type { SaveProblem } from './save-problem.ts'

/** After so long without a key, in milliseconds, the text is saved; while somebody writes on, at least so often. */
const pause = 1_500
const longestWait = 10_000
const firstRetry = 2_000
const longestRetry = 60_000

export type ConflictChoice = 'mine' | 'theirs' | 'both'

export type SaveRequest = {
  readonly reason: Exclude<SaveReason, 'conflict'>
  readonly status?: 'complete'
  /** Only this text; all that can be saved where it is left out. */
  readonly only?: PlanTextField
}

/** All that the editor of a plan knows. Moments are milliseconds since 1970. */
export type PlanMachine = EditorState & {
  /** Texts whose saving was never confirmed. */
  readonly sent: PlanTexts
  /** Texts whose conflict a person has ended: the one that gives way is kept as a version. */
  readonly settled: ReadonlySet<PlanTextField>
  /** Texts that stand on this device. */
  readonly kept: ReadonlySet<PlanTextField>
  /** Since when something waits to be saved. */
  readonly waitingSince: number | null
  readonly retryAfter: number
}

export type PlanEvent =
  | { type: 'typed'; field: PlanTextField; text: string; now: number }
  /** What a device has kept is taken up. */
  | { type: 'recovered'; field: PlanTextField; draft: PlanDraft }
  /** A person ends a conflict. */
  | { type: 'chosen'; field: PlanTextField; choice: ConflictChoice; now: number }
  /** The plan as it is stored now: read anew, restored, or what stood in the way of a save. */
  | { type: 'read'; plan: BusinessPlan }
  /** Something may be in the way no longer, or the tab may go. */
  | { type: 'woken'; now: number }
  | { type: 'due' }
  | { type: 'begun'; isByHand: boolean }
  | { type: 'sent'; texts: PlanTexts }
  | { type: 'confirmed'; plan: BusinessPlan; texts: PlanTexts }
  | { type: 'ended'; problem: SaveProblem | null; now: number }
  /** Whether this device could keep what it was given. */
  | { type: 'device'; isKept: boolean }

/** What is to be done, in this order. */
export type PlanEffect =
  | { type: 'keep'; field: PlanTextField; draft: PlanDraft }
  | { type: 'forget'; field: PlanTextField }
  /** In place of any save that waits. */
  | { type: 'save-in'; wait: number }
  | { type: 'show-stored'; plan: BusinessPlan }
  /** Take up what else this device may have kept. */
  | { type: 'recover' }

type Step = { readonly machine: PlanMachine; readonly effects: readonly PlanEffect[] }

export function beginMachine(plan: BusinessPlan | null): PlanMachine {
  return {
    plan,
    edit: beginEdit(plan),
    saving: null,
    problem: null,
    isKept: true,
    sent: {},
    settled: new Set(),
    kept: new Set(),
    waitingSince: null,
    retryAfter: firstRetry,
  }
}

/** Each change goes to this device at once and to the server after a pause. */
export function advance(machine: PlanMachine, event: PlanEvent): Step {
  const { edit } = machine
  switch (event.type) {
    case 'typed': {
      const typed = keep({ ...machine, edit: editText(edit, event.field, event.text) }, [event.field])
      return saveSoon(typed, event.now)
    }
    case 'recovered':
      return keep({ ...machine, edit: recoverDraft(edit, event.field, event.draft) }, [event.field])
    case 'chosen': {
      const { field, choice, now } = event
      const [mine, theirs] = [edit.mine[field], edit.theirs[field]]
      const text = choice === 'mine' ? mine : choice === 'theirs' ? theirs : joinTexts(theirs, mine)
      const settled = new Set(machine.settled).add(field)
      return saveSoon(keep({ ...machine, edit: settleConflict(edit, field, text), settled }, [field]), now, 0)
    }
    case 'read':
      return take(machine, event.plan)
    case 'woken':
      return unsavedFields(machine).length > 0 ? saveSoon(still(machine), event.now, 0) : still(machine)
    case 'due':
      return still({ ...machine, waitingSince: null })
    case 'begun':
      return still({ ...machine, saving: event.isByHand ? 'hand' : 'auto' })
    case 'sent':
      return keep({ ...machine, sent: { ...machine.sent, ...event.texts } }, fieldsOf(event.texts))
    case 'confirmed': {
      const settled = new Set([...machine.settled].filter((field) => event.texts[field] === undefined))
      return take({ ...machine, settled }, event.plan)
    }
    case 'ended':
      return end({ ...machine, saving: null, problem: event.problem }, event.now)
    case 'device':
      return still({ ...machine, isKept: event.isKept })
  }
}

/** The next request of a save: what goes, and whether that is all. */
export function nextRequest(machine: PlanMachine, { reason, status, only }: SaveRequest) {
  const { texts, isAll } = nextBatch(fieldsToSend(machine, only), (field) => textToSend(machine, field))
  // A plan is begun first, and then complete.
  const isLast = isAll && !(status !== undefined && machine.plan === null)
  const isBySelf = !isLast || reason === 'autosave'
  const isSettled = fieldsOf(texts).some((field) => machine.settled.has(field))
  return {
    texts,
    isLast,
    reason: isLast ? reason : ('autosave' as const),
    /** Whether what gives way is to be kept as a version. */
    isConflict: isBySelf && isSettled,
    ...(isLast && status !== undefined ? { status } : {}),
  }
}

export function fieldsToSend(machine: EditorState, only?: PlanTextField): PlanTextField[] {
  return sendableFields(machine).filter((field) => only === undefined || field === only)
}

/** Whether nothing of what was asked for is held back: by a conflict, or because it cannot be saved as it is. */
export function isAllSendable(machine: EditorState, only?: PlanTextField): boolean {
  const sendable = new Set(sendableFields(machine))
  return unsavedFields(machine).every(
    (field) => sendable.has(field) || (only !== undefined && field !== only),
  )
}

const still = (machine: PlanMachine): Step => ({ machine, effects: [] })

const fieldsOf = (texts: PlanTexts) => planTextFields.filter((field) => texts[field] !== undefined)

/** Writes texts that are not stored to this device, and removes from there what is. */
function keep(machine: PlanMachine, fields: Iterable<PlanTextField>): Step {
  const unsaved = unsavedFields(machine)
  const kept = new Set(machine.kept)
  const effects: PlanEffect[] = []
  for (const field of fields) {
    if (unsaved.includes(field)) {
      const { base, mine } = machine.edit
      kept.add(field)
      effects.push({
        type: 'keep',
        field,
        draft: { base: base[field], text: mine[field], sent: machine.sent[field] },
      })
    } else {
      kept.delete(field)
      effects.push({ type: 'forget', field })
    }
  }
  return { machine: { ...machine, kept, isKept: machine.isKept || kept.size === 0 }, effects }
}

function saveSoon({ machine, effects }: Step, now: number, delay = pause): Step {
  const waitingSince = machine.waitingSince ?? now
  const wait = Math.max(0, Math.min(delay, waitingSince + longestWait - now))
  return { machine: { ...machine, waitingSince }, effects: [...effects, { type: 'save-in', wait }] }
}

/** What is confirmed leaves this device. */
function take(machine: PlanMachine, plan: BusinessPlan): Step {
  const edit = takeStored(machine.edit, plan, machine.sent)
  const taken = keep({ ...machine, plan, edit, sent: {} }, machine.kept)
  return { ...taken, effects: [...taken.effects, { type: 'show-stored', plan }] }
}

function end(machine: PlanMachine, now: number): Step {
  const { problem, retryAfter } = machine
  if (problem !== null) {
    const isPassing = problem.kind === 'offline' || problem.kind === 'server'
    if (!isPassing) return still(machine)
    const next = Math.min(retryAfter * 2, longestRetry)
    return { machine: { ...machine, retryAfter: next }, effects: [{ type: 'save-in', wait: retryAfter }] }
  }
  const saved = still({ ...machine, retryAfter: firstRetry })
  // Writing went on meanwhile.
  if (sendableFields(machine).length > 0) return saveSoon(saved, now)
  return unsavedFields(machine).length === 0 ? { ...saved, effects: [{ type: 'recover' }] } : saved
}
