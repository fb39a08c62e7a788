import { type BusinessPlan, fieldsStanding } from '@suv/domain'
import { describe, expect, it } from 'vitest'
import { unsavedFields } from './editor-state.ts'
import {
  advance,
  beginMachine,
  isAllSendable,
  nextRequest,
  type PlanEffect,
  type PlanEvent,
  type PlanMachine,
} from './plan-machine.ts'

const field = 'executiveSummary'
const now = Date.UTC(2026, 10, 22, 12)

const plan = (text: string, lastModified = '2026-11-22T12:00:00.000Z'): BusinessPlan => ({
  id: '0f0c6a3e-0000-4000-8000-000000000001',
  userId: '0f0c6a3e-0000-4000-8000-000000000002',
  title: 'Plan',
  executiveSummary: text,
  innovationStatement: null,
  jobCreationPlan: null,
  globalCompetitiveness: null,
  marketAnalysis: null,
  operationsPlan: null,
  financialProjections: null,
  status: 'draft',
  progress: 0,
  lastModified,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: lastModified,
})

/** What has become of it, and what was to be done at the last of the events. */
function after(
  start: PlanMachine,
  ...events: PlanEvent[]
): { machine: PlanMachine; effects: readonly PlanEffect[] } {
  let step: { machine: PlanMachine; effects: readonly PlanEffect[] } = { machine: start, effects: [] }
  for (const event of events) step = advance(step.machine, event)
  return step
}

const typed = (text: string, at = now): PlanEvent => ({ type: 'typed', field, text, now: at })
const waits = (effects: readonly PlanEffect[]) =>
  effects.flatMap((e) => (e.type === 'save-in' ? [e.wait] : []))
const offline = { kind: 'offline', message: 'You are offline.' } as const

describe('writing', () => {
  it('keeps the text on the device at once, and saves it after a pause', () => {
    const { machine, effects } = after(beginMachine(plan('Old')), typed('New'))
    expect(effects).toEqual([
      { type: 'keep', field, draft: { base: 'Old', text: 'New', sent: undefined } },
      { type: 'save-in', wait: 1_500 },
    ])
    expect(unsavedFields(machine)).toEqual([field])
  })

  it('saves at least every ten seconds while somebody writes on', () => {
    const start = beginMachine(plan('Old'))
    expect(waits(after(start, typed('a'), typed('ab', now + 9_200)).effects)).toEqual([800])
    expect(waits(after(start, typed('a'), typed('ab', now + 30_000)).effects)).toEqual([0])
  })

  it('counts anew once a save has begun', () => {
    const { effects } = after(
      beginMachine(plan('Old')),
      typed('a'),
      { type: 'due' },
      typed('ab', now + 9_200),
    )
    expect(waits(effects)).toEqual([1_500])
  })

  it('takes a text off the device when it is as stored again', () => {
    const { machine, effects } = after(beginMachine(plan('Old')), typed('New'), typed('Old'))
    expect(effects[0]).toEqual({ type: 'forget', field })
    expect(machine.kept.size).toBe(0)
  })

  it('says so while the device keeps nothing, until nothing is left to keep', () => {
    const full = after(beginMachine(plan('Old')), typed('New'), { type: 'device', isKept: false })
    expect(full.machine.isKept).toBe(false)
    expect(after(full.machine, typed('Old')).machine.isKept).toBe(true)
  })
})

describe('a save', () => {
  const written = after(beginMachine(plan('Old')), typed('New'), { type: 'due' }).machine
  const request = nextRequest(written, { reason: 'save', status: 'complete' })
  const sending = after(written, { type: 'begun', isByHand: true }, { type: 'sent', texts: request.texts })

  it('sends what has changed, and as the last request what was asked for', () => {
    expect(request).toEqual({
      texts: { [field]: 'New' },
      isLast: true,
      reason: 'save',
      isConflict: false,
      status: 'complete',
    })
  })

  it('begins a plan before it completes one', () => {
    const machine = after(beginMachine(null), typed('New')).machine
    expect(nextRequest(machine, { reason: 'save', status: 'complete' })).toEqual({
      texts: { [field]: 'New' },
      isLast: false,
      reason: 'autosave',
      isConflict: false,
    })
  })

  it('remembers on the device what was sent, should no answer come', () => {
    expect(sending.machine.saving).toBe('hand')
    expect(sending.effects).toEqual([
      { type: 'keep', field, draft: { base: 'Old', text: 'New', sent: 'New' } },
    ])
  })

  it('takes what is confirmed off the device, and shows it as stored', () => {
    const stored = plan('New', '2026-11-22T12:00:02.000Z')
    const { machine, effects } = after(sending.machine, {
      type: 'confirmed',
      plan: stored,
      texts: request.texts,
    })
    expect(effects).toEqual([
      { type: 'forget', field },
      { type: 'show-stored', plan: stored },
    ])
    expect(unsavedFields(machine)).toEqual([])
    const ended = advance(machine, { type: 'ended', problem: null, now })
    expect(ended.machine.saving).toBeNull()
    expect(ended.effects).toEqual([{ type: 'recover' }])
  })

  it('goes on where writing went on meanwhile', () => {
    const { machine, effects } = after(
      sending.machine,
      typed('Newer', now + 100),
      { type: 'confirmed', plan: plan('New'), texts: request.texts },
      { type: 'ended', problem: null, now: now + 200 },
    )
    expect(unsavedFields(machine)).toEqual([field])
    expect(waits(effects)).toEqual([1_500])
  })

  it('is tried again ever later where the failure may pass, and at once when something changes', () => {
    const failed: PlanEvent = { type: 'ended', problem: offline, now }
    const seen = Array.from({ length: 7 }, (_, tries) =>
      waits(after(sending.machine, ...Array.from({ length: tries + 1 }, () => failed)).effects),
    )
    expect(seen.flat()).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
    expect(waits(after(sending.machine, failed, { type: 'woken', now }).effects)).toEqual([0])
  })

  it('is not tried again by itself where it was refused', () => {
    const problem = { kind: 'refused', message: 'Too long.' } as const
    const { machine, effects } = after(sending.machine, { type: 'ended', problem, now })
    expect(effects).toEqual([])
    expect(machine.problem).toEqual(problem)
  })
})

describe('another device', () => {
  const both = after(beginMachine(plan('Old')), typed('Mine'), { type: 'read', plan: plan('Theirs') }).machine

  it('changes a text that is left alone here', () => {
    const { machine } = after(beginMachine(plan('Old')), { type: 'read', plan: plan('Theirs') })
    expect(machine.edit.mine[field]).toBe('Theirs')
  })

  it('and this one have changed the same text: neither is sent until a person has chosen', () => {
    expect(fieldsStanding(both.edit, 'conflict')).toEqual([field])
    expect(nextRequest(both, { reason: 'autosave' }).texts).toEqual({})
    expect(isAllSendable(both)).toBe(false)
    expect(isAllSendable(both, 'title')).toBe(true)
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
    ['both', expect.stringMatching(/Theirs\s+Mine/)],
  ] as const)('ends the conflict with %s', (choice, text) => {
    const { machine, effects } = after(both, { type: 'chosen', field, choice, now })
    expect(machine.edit.mine[field]).toEqual(text)
    expect(fieldsStanding(machine.edit, 'conflict')).toEqual([])
    expect(waits(effects)).toEqual([0])
  })

  it('has its text kept as a version when it gives way', () => {
    const { machine } = after(both, { type: 'chosen', field, choice: 'mine', now })
    const request = nextRequest(machine, { reason: 'autosave' })
    expect(request).toMatchObject({ texts: { [field]: 'Mine' }, isConflict: true })
    const saved = after(
      machine,
      { type: 'confirmed', plan: plan('Mine'), texts: request.texts },
      typed('More'),
    )
    expect(nextRequest(saved.machine, { reason: 'autosave' }).isConflict).toBe(false)
  })
})

it('takes up what a closed tab has left, as changed here', () => {
  const draft = { base: 'Old', text: 'Left', sent: undefined }
  const { machine, effects } = after(beginMachine(plan('Old')), { type: 'recovered', field, draft })
  expect(machine.edit.mine[field]).toBe('Left')
  expect(effects).toEqual([{ type: 'keep', field, draft }])
})

it('does nothing when woken with all saved', () => {
  expect(advance(beginMachine(plan('Old')), { type: 'woken', now }).effects).toEqual([])
})
