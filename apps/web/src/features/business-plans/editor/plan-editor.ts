import type { BusinessPlan, PlanTextField } from '@suv/domain'
import { api, trpcClient } from '../../../trpc.ts'
import type {} from '../../live/events.ts'
import { draftKey, listDrafts, removeDraft, writeDraft } from './draft-storage.ts'
import { type EditorState, unsavedFields } from './editor-state.ts'
import {
  advance,
  beginMachine,
  type ConflictChoice,
  fieldsToSend,
  isAllSendable,
  nextRequest,
  type PlanEffect,
  type PlanEvent,
  type PlanMachine,
  type SaveRequest,
} from './plan-machine.ts'
import { saveProblemOf, storedInstead } from './save-problem.ts'
import { livingTabIds } from './tab-id.ts'

/** How often one save takes up another's changes before it gives in. */
const mostRounds = 10

/**
 * The one editor of a member's plan in this tab. It outlives the screen, so that what was typed is saved after leaving it. What
 * happens is told to the machine, and what that answers is done here; requests go one after the other.
 */
export class PlanEditor {
  readonly #userId: string
  readonly #tabId: string
  readonly #listeners = new Set<() => void>()
  #machine: PlanMachine
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: { userId: string; tabId: string; plan: BusinessPlan | null }) {
    this.#userId = options.userId
    this.#tabId = options.tabId
    this.#machine = beginMachine(options.plan)
  }

  readonly getState = (): EditorState => this.#machine

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts to watch the network and the window. */
  open(): void {
    window.addEventListener('online', this.#wake)
    window.addEventListener('beforeunload', this.#warn)
    document.addEventListener('visibilitychange', this.#onVisibility)
    window.addEventListener('landfall:plan', this.#onPlan)
  }

  close(): void {
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#wake)
    window.removeEventListener('beforeunload', this.#warn)
    document.removeEventListener('visibilitychange', this.#onVisibility)
    window.removeEventListener('landfall:plan', this.#onPlan)
  }

  setText(field: PlanTextField, text: string): void {
    this.#tell({ type: 'typed', field, text, now: Date.now() })
  }

  /** Takes up what closed tabs have left, and saves what can be saved. */
  async recover(): Promise<void> {
    const living = await livingTabIds()
    const drafts = listDrafts(this.#userId)
      .filter(({ tabId }) => tabId === this.#tabId || !living.has(tabId))
      .sort((a, b) => Number(b.tabId === this.#tabId) - Number(a.tabId === this.#tabId))
    for (const { key, tabId, field, draft } of drafts) {
      // A second text for the same field waits on the device until the first is saved.
      if (unsavedFields(this.#machine).includes(field)) continue
      this.#tell({ type: 'recovered', field, draft })
      const isTakenOver = tabId !== this.#tabId && this.#machine.isKept
      if (isTakenOver || !this.#machine.kept.has(field)) removeDraft(key)
    }
    this.#wake()
  }

  /** Reads the stored plan anew, in case another tab or device has changed it. */
  async refresh(): Promise<void> {
    await this.#enqueue(async () => {
      try {
        const plan = await trpcClient.businessPlans.get.query({ id: this.#userId })
        if (plan !== null) this.take(plan)
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
    const { edit, plan } = this.#machine
    if (choice === 'theirs' && plan !== null) {
      await trpcClient.businessPlanVersions.setAside.mutate({ id: plan.id, [field]: edit.mine[field] })
    }
    this.#tell({ type: 'chosen', field, choice, now: Date.now() })
  }

  /** Takes the plan that the server or a restore has answered. */
  take(plan: BusinessPlan): void {
    this.#tell({ type: 'read', plan })
  }

  async #run(request: SaveRequest): Promise<boolean> {
    const isByHand = request.reason === 'save'
    const isIdle = () => !isByHand && fieldsToSend(this.#machine, request.only).length === 0
    this.#tell({ type: 'due' })
    if (isIdle()) return unsavedFields(this.#machine).length === 0
    this.#tell({ type: 'begun', isByHand })
    try {
      for (let round = 0, isDone = false; !isDone; round += 1) {
        try {
          isDone = await this.#send(request)
        } catch (error) {
          const stored = storedInstead(error)
          if (stored === undefined || round === mostRounds) throw error
          this.take(stored)
          // With nothing left to send, a save by itself is over; one by hand still keeps its version.
          isDone = isIdle()
        }
      }
      this.#tell({ type: 'ended', problem: null, now: Date.now() })
    } catch (error) {
      this.#tell({ type: 'ended', problem: saveProblemOf(error), now: Date.now() })
      return false
    }
    return isAllSendable(this.#machine, request.only)
  }

  /** Sends one request. @returns whether it was the last. */
  async #send(request: SaveRequest): Promise<boolean> {
    const { texts, isLast, reason, isConflict, ...status } = nextRequest(this.#machine, request)
    this.#tell({ type: 'sent', texts })
    const { plan } = this.#machine
    const answer =
      plan === null
        ? await trpcClient.businessPlans.create.mutate({ ...texts, userId: this.#userId, reason })
        : await trpcClient.businessPlans.update.mutate({
            ...texts,
            ...status,
            id: plan.id,
            lastModified: plan.lastModified,
            reason: isConflict ? 'conflict' : reason,
          })
    this.#tell({ type: 'confirmed', plan: answer, texts })
    return isLast
  }

  #tell(event: PlanEvent): void {
    const { machine, effects } = advance(this.#machine, event)
    this.#machine = machine
    for (const effect of effects) this.#do(effect)
    for (const listener of this.#listeners) listener()
  }

  #do(effect: PlanEffect): void {
    switch (effect.type) {
      case 'keep': {
        const isKept = writeDraft(draftKey(this.#userId, this.#tabId, effect.field), effect.draft)
        if (isKept !== this.#machine.isKept) this.#tell({ type: 'device', isKept })
        return
      }
      case 'forget':
        removeDraft(draftKey(this.#userId, this.#tabId, effect.field))
        return
      case 'save-in':
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => void this.save({ reason: 'autosave' }), effect.wait)
        return
      case 'show-stored':
        api.businessPlans.get.setData({ id: this.#userId }, effect.plan)
        void api.businessPlans.progress.invalidate()
        void api.businessPlanVersions.list.invalidate()
        return
      case 'recover':
        if (listDrafts(this.#userId).length > 0) void this.recover()
    }
  }

  readonly #wake = () => this.#tell({ type: 'woken', now: Date.now() })

  /** A colleague has saved. */
  readonly #onPlan = () => void this.refresh()

  readonly #onVisibility = () => {
    if (document.visibilityState === 'hidden') this.#wake()
    else void this.refresh()
  }

  readonly #warn = (event: BeforeUnloadEvent) => {
    if (unsavedFields(this.#machine).length > 0) event.preventDefault()
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}
