import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMilestoneUpdate, applyStatus } from './change.ts'
import { type Milestone, milestoneStatuses } from './schema.ts'

const now = '2026-11-20T12:00:00.000Z'
const later = '2026-12-01T08:00:00.000Z'

const anyStatus = fc.constantFrom(...milestoneStatuses)
/** A milestone as the rule leaves it: completed exactly when it has a date. */
const anyMilestone = fc
  .record({ status: anyStatus, progress: fc.integer({ min: 0, max: 99 }), title: fc.string() })
  .map(({ status, progress, title }) =>
    status === 'completed'
      ? { status, progress: 100, completedDate: now as string | null, title }
      : { status, progress, completedDate: null as string | null, title },
  )

const open: Pick<Milestone, 'status' | 'progress' | 'completedDate' | 'title'> = {
  status: 'in_progress',
  progress: 40,
  completedDate: null,
  title: 'Pitch',
}

describe('applyStatus', () => {
  it('completes with date and 100%', () => {
    expect(applyStatus(open, 'completed', now)).toEqual({
      status: 'completed',
      progress: 100,
      completedDate: now,
      title: 'Pitch',
    })
  })

  it('may go from every status to every other, and leaves the rest alone', () => {
    fc.assert(
      fc.property(anyMilestone, anyStatus, (milestone, status) => {
        const before = { ...milestone }
        const after = applyStatus(milestone, status, later)
        expect(milestone).toEqual(before)
        expect(after.status).toBe(status)
        expect(after.title).toBe(milestone.title)
        expect(after.completedDate !== null).toBe(status === 'completed')
        if (status === 'completed') expect(after.progress).toBe(100)
      }),
    )
  })

  it('is idempotent, also at a later time', () => {
    fc.assert(
      fc.property(anyMilestone, anyStatus, (milestone, status) => {
        const once = applyStatus(milestone, status, now)
        expect(applyStatus(once, status, later)).toEqual(once)
      }),
    )
  })

  it('clears date and progress when reopened', () => {
    fc.assert(
      fc.property(anyMilestone, anyStatus, (milestone, status) => {
        if (status === 'completed') return
        const reopened = applyStatus(applyStatus(milestone, 'completed', now), status, later)
        expect(reopened).toEqual({ ...milestone, status, completedDate: null, progress: 0 })
      }),
    )
  })
})

describe('applyMilestoneUpdate', () => {
  it('changes what is given and nothing else', () => {
    expect(applyMilestoneUpdate(open, {}, now)).toEqual(open)
    expect(applyMilestoneUpdate(open, { title: 'Deck', progress: undefined }, now)).toEqual({
      ...open,
      title: 'Deck',
    })
  })

  it('lets a given progress win, but not over completion', () => {
    const completed = applyStatus(open, 'completed', now)
    expect(applyMilestoneUpdate(completed, { progress: 30 }, later)).toEqual(completed)
    expect(applyMilestoneUpdate(completed, { status: 'in_progress', progress: 80 }, later)).toEqual({
      ...completed,
      status: 'in_progress',
      progress: 80,
      completedDate: null,
    })
  })
})
