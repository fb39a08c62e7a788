import {
  type BusinessPlan,
  beginEdit,
  editText,
  joinTexts,
  type PlanTextField,
  planTextFields,
  recoverDraft,
  type SaveReason,
  settleConflict,
  takeStored,
} from '@suv/domain'
import { api, trpcClient } from '../../../trpc.ts'
import { draftKey, listDrafts, removeDraft, writeDraft } from './draft-storage.ts'
import { type EditorState, sendableFields, textToSend, unsavedFields } from './editor-state.ts'
import { nextBatch, type PlanTexts } from './save-batches.ts'
import { saveProblemOf, storedInstead } from './save-problem.ts'
import { livingTabIds } from './tab-id.ts'

/** After so long without a key, in milliseconds, the text is saved; while somebody writes on, at least so often. */
const pause = 1_500
const longestWait = 10_000
const firstRetry = 2_000
const longestRetry = 60_000
/** How often one save takes up another's changes before it gives in. */
const mostRounds = 10

export type ConflictChoice = 'mine' | 'theirs' | 'both'

export type SaveRequest = {
  readonly reason: Exclude<SaveReason, 'conflict'>
  readonly status?: 'complete'
  /** Only this text; all that can be saved where it is left out. */
  readonly only?: PlanTextField
}

/**
 * The one editor of a member's plan in this tab. It outlives the screen, so that what was typed is saved after leaving it. Each
 * change goes to this device at once and to the server after a pause; requests go one after the other.
 */
export class PlanEditor {
  readonly #userId: string
  readonly #tabId: string
  readonly #listeners = new Set<() => void>()
  readonly #kept = new Set<PlanTextField>()
  #state: EditorState
  #sent: PlanTexts = {}
  /** Texts whose conflict a person has ended: the one that gives way is kept as a version. */
  readonly #settled = new Set<PlanTextField>()
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #waitingSince: number | undefined
  #retryAfter = firstRetry

  constructor(options: { userId: string; tabId: string; plan: BusinessPlan | null }) {
    const { userId, tabId, plan } = options
    this.#userId = userId
    this.#tabId = tabId
    this.#state = { plan, edit: beginEdit(plan), saving: null, problem: null, isKept: true }
  }

  readonly getState = (): EditorState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts to watch the network and the window. */
  open(): void {
    window.addEventListener('online', this.#retryNow)
    window.addEventListener('beforeunload', this.#warn)
    document.addEventListener('visibilitychange', this.#onVisibility)
  }

  close(): void {
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#retryNow)
    window.removeEventListener('beforeunload', this.#warn)
    document.removeEventListener('visibilitychange', this.#onVisibility)
  }

  setText(field: PlanTextField, text: string): void {
    this.#change({ edit: editText(this.#state.edit, field, text) })
    this.#keep(field)
    this.#saveSoon()
  }

  /** Takes up what closed tabs have left, and saves what can be saved. */
  async recover(): Promise<void> {
    const living = await livingTabIds()
    const drafts = listDrafts(this.#userId)
      .filter(({ tabId }) => tabId === this.#tabId || !living.has(tabId))
      .sort((a, b) => Number(b.tabId === this.#tabId) - Number(a.tabId === this.#tabId))
    for (const { key, tabId, field, draft } of drafts) {
      // A second text for the same field waits on the device until the first is saved.
      if (unsavedFields(this.#state).includes(field)) continue
      this.#change({ edit: recoverDraft(this.#state.edit, field, draft) })
      this.#keep(field)
      const isTakenOver = tabId !== this.#tabId && this.#state.isKept
      if (isTakenOver || !this.#kept.has(field)) removeDraft(key)
    }
    if (unsavedFields(this.#state).length > 0) this.#saveSoon(0)
  }

  /** Reads the stored plan anew, in case another tab or device has changed it. */
  async refresh(): Promise<void> {
    await this.#enqueue(async () => {
      try {
        const plan = await trpcClient.businessPlans.get.query({ id: this.#userId })
        if (plan !== null) this.#take(plan)
      } catch {
        // The next save tells what is wrong.
      }
    })
  }

  /** @returns whether all that was asked for is stored. */
  save(request: SaveRequest): Promise<boolean> {
    clearTimeout(this.#timer)
    return this.#enqueue(() => this.#run(request))
  }

  /** Ends a conflict by a person's choice. The text that gives way is kept as a version first. Throws where that fails. */
  async resolve(field: PlanTextField, choice: ConflictChoice): Promise<void> {
    const { edit, plan } = this.#state
    const [mine, theirs] = [edit.mine[field], edit.theirs[field]]
    if (choice === 'theirs' && plan !== null) {
      await trpcClient.businessPlanVersions.setAside.mutate({ id: plan.id, [field]: mine })
    }
    const text = choice === 'mine' ? mine : choice === 'theirs' ? theirs : joinTexts(theirs, mine)
    this.#change({ edit: settleConflict(this.#state.edit, field, text) })
    this.#settled.add(field)
    this.#keep(field)
    this.#saveSoon(0)
  }

  /** Takes the plan that a restore has answered. */
  take(plan: BusinessPlan): void {
    this.#take(plan)
  }

  async #run({ reason, status, only }: SaveRequest): Promise<boolean> {
    const isByHand = reason === 'save'
    const pick = () => sendableFields(this.#state).filter((field) => only === undefined || field === only)
    this.#waitingSince = undefined
    if (!isByHand && pick().length === 0) return unsavedFields(this.#state).length === 0
    this.#change({ saving: isByHand ? 'hand' : 'auto' })
    try {
      for (let round = 0, isDone = false; !isDone; round += 1) {
        const { texts, isAll } = nextBatch(pick(), (field) => textToSend(this.#state, field))
        // A plan is begun first, and then complete.
        const isLast = isAll && !(status !== undefined && this.#state.plan === null)
        try {
          await this.#send(texts, isLast ? { reason, ...(status && { status }) } : { reason: 'autosave' })
          isDone = isLast
        } catch (error) {
          const stored = storedInstead(error)
          if (stored === undefined || round === mostRounds) throw error
          this.#take(stored)
          // With nothing left to send, a save by itself is over; one by hand still keeps its version.
          isDone = !isByHand && pick().length === 0
        }
      }
      this.#change({ saving: null, problem: null })
      this.#retryAfter = firstRetry
    } catch (error) {
      const problem = saveProblemOf(error)
      this.#change({ saving: null, problem })
      if (problem.kind === 'offline' || problem.kind === 'server') this.#retryLater()
      return false
    }
    // Writing went on meanwhile.
    if (sendableFields(this.#state).length > 0) this.#saveSoon()
    else if (unsavedFields(this.#state).length === 0 && listDrafts(this.#userId).length > 0)
      void this.recover()
    const sendable = new Set(sendableFields(this.#state))
    return !unsavedFields(this.#state).some(
      (field) => !sendable.has(field) && (only === undefined || field === only),
    )
  }

  async #send(texts: PlanTexts, { reason, status }: Omit<SaveRequest, 'only'>): Promise<void> {
    const fields = planTextFields.filter((field) => texts[field] !== undefined)
    this.#sent = { ...this.#sent, ...texts }
    for (const field of fields) this.#keep(field)
    const { plan } = this.#state
    const isSettled = reason === 'autosave' && fields.some((field) => this.#settled.has(field))
    const answer =
      plan === null
        ? await trpcClient.businessPlans.create.mutate({ ...texts, userId: this.#userId, reason })
        : await trpcClient.businessPlans.update.mutate({
            ...texts,
            id: plan.id,
            lastModified: plan.lastModified,
            reason: isSettled ? 'conflict' : reason,
            ...(status === undefined ? {} : { status }),
          })
    for (const field of fields) this.#settled.delete(field)
    this.#take(answer)
  }

  /** The plan as it is stored now. What is confirmed leaves this device. */
  #take(plan: BusinessPlan): void {
    const sent = this.#sent
    this.#sent = {}
    this.#change({ plan, edit: takeStored(this.#state.edit, plan, sent) })
    for (const field of planTextFields) if (this.#kept.has(field)) this.#keep(field)
    api.businessPlans.get.setData({ id: this.#userId }, plan)
    void api.businessPlans.progress.invalidate()
    void api.businessPlanVersions.list.invalidate()
  }

  /** Writes a text that is not stored to this device, or removes it from there once it is. */
  #keep(field: PlanTextField): void {
    const key = draftKey(this.#userId, this.#tabId, field)
    if (!unsavedFields(this.#state).includes(field)) {
      this.#kept.delete(field)
      removeDraft(key)
      if (this.#kept.size === 0 && !this.#state.isKept) this.#change({ isKept: true })
      return
    }
    const { base, mine } = this.#state.edit
    const isKept = writeDraft(key, { base: base[field], text: mine[field], sent: this.#sent[field] })
    this.#kept.add(field)
    if (isKept !== this.#state.isKept) this.#change({ isKept })
  }

  #saveSoon(delay = pause): void {
    const now = Date.now()
    this.#waitingSince ??= now
    clearTimeout(this.#timer)
    const wait = Math.max(0, Math.min(delay, this.#waitingSince + longestWait - now))
    this.#timer = setTimeout(() => void this.save({ reason: 'autosave' }), wait)
  }

  #retryLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save({ reason: 'autosave' }), this.#retryAfter)
    this.#retryAfter = Math.min(this.#retryAfter * 2, longestRetry)
  }

  readonly #retryNow = () => {
    if (unsavedFields(this.#state).length > 0) this.#saveSoon(0)
  }

  readonly #onVisibility = () => {
    if (document.visibilityState === 'hidden') this.#retryNow()
    else void this.refresh()
  }

  readonly #warn = (event: BeforeUnloadEvent) => {
    if (unsavedFields(this.#state).length > 0) event.preventDefault()
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #change(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
