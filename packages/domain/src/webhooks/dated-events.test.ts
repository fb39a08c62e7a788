import { describe, expect, it } from 'vitest'
import { paper, permit, withMilestone, withTeam } from '../calendar/testing.ts'
import { datedEventsFor } from './dated-events.ts'
import { webhookEventData } from './events.ts'

const keysOn = (records: Parameters<typeof datedEventsFor>[0], day: string) =>
  datedEventsFor(records, day).map(({ type, key }) => `${type} ${key}`)

describe('a milestone', () => {
  const records = withMilestone({ dueDate: '2026-03-20T00:00:00.000Z' })

  it.each([
    ['2026-03-19', []],
    ['2026-03-20', ['milestone.due due:m:2026-03-20']],
    ['2026-05-01', ['milestone.due due:m:2026-03-20']],
  ])('on %s: %j', (day, expected) => expect(keysOn(records, day)).toEqual(expected))

  it('is told anew when its day moves, and not once it is completed', () => {
    const moved = withMilestone({ dueDate: '2026-03-21T00:00:00.000Z' })
    expect(keysOn(moved, '2026-03-21')).toEqual(['milestone.due due:m:2026-03-21'])
    const done = withMilestone({ dueDate: '2026-03-20T00:00:00.000Z', status: 'completed' })
    expect(keysOn(done, '2026-03-20')).toEqual([])
  })
})

describe('papers', () => {
  it('are told at each step of the bell, with the days that are left', () => {
    const records = withTeam({ papers: [paper({ kind: 'passport', day: '2026-12-31' })] })
    expect(keysOn(records, '2026-07-03')).toEqual([])
    const [first] = datedEventsFor(records, '2026-07-04')
    expect(first?.data).toMatchObject({ kind: 'passport', lastDay: '2026-12-31', daysLeft: 180 })
    const steps = ['2026-07-04', '2026-12-01', '2027-01-01'].flatMap((day) => keysOn(records, day))
    expect(new Set(steps).size).toBe(3)
  })

  it('carry what the event says it carries', () => {
    const records = withTeam({ workPermits: [permit({ expiryDate: '2026-12-31' })] })
    const [event] = datedEventsFor(records, '2026-12-30')
    expect(event?.type).toBe('paper.expiring')
    expect(webhookEventData['paper.expiring'].strict().parse(event?.data)).toMatchObject({
      kind: 'work_permit',
    })
  })
})
