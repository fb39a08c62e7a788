import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import { dueDateForWeek } from './due-date.ts'
import { phases } from './phases.ts'
import { createMilestoneSchema } from './schema.ts'
import template from './template.json' with { type: 'json' }
import { milestonesFromTemplate, milestoneTemplate } from './template.ts'

describe('the template', () => {
  it('lies within its phases, in order, with every phase present', () => {
    const { milestones } = milestoneTemplate
    expect(milestones.map(({ order }) => order)).toEqual(milestones.map((_, index) => index + 1))
    expect(new Set(milestones.map(({ phase }) => phase))).toEqual(new Set(phases.map(({ key }) => key)))
    for (const { phase, phaseWeek, weekInPhase, title } of milestones) {
      const { weekFrom = 0, weekTo = 0 } = phases.find(({ key }) => key === phase) ?? {}
      expect(phaseWeek, title).toBeGreaterThanOrEqual(weekFrom)
      expect(phaseWeek, title).toBeLessThanOrEqual(weekTo)
      expect(weekInPhase, title).toBe(phaseWeek - weekFrom + 1)
    }
  })

  it('agrees with the phases that its file names', () => {
    expect(
      phases.map(({ key, title, weekFrom, weekTo }) => ({ phase: key, title, weekFrom, weekTo })),
    ).toEqual(template._meta.phases)
  })

  it('makes milestones that may be created as they are', () => {
    for (const milestone of [...milestonesFromTemplate('2026-11-23'), ...milestonesFromTemplate(null)]) {
      expect(createMilestoneSchema.parse(milestone)).toEqual(milestone)
    }
  })

  it('sets due dates from the weeks, and none without a start', () => {
    const dated = milestonesFromTemplate('2026-11-23')
    expect(dated[0]).toMatchObject({ status: 'upcoming', dueDate: '2026-11-29T00:00:00.000Z', phaseWeek: 1 })
    expect(dated.at(-1)).toMatchObject({
      status: 'future',
      dueDate: '2027-04-25T00:00:00.000Z',
      phaseWeek: 22,
    })
    expect(milestonesFromTemplate(null).every(({ dueDate }) => dueDate === null)).toBe(true)
  })
})

describe('dueDateForWeek', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-29T00:00:00.000Z'],
    ['2026-11-23', 2, '2026-12-06T00:00:00.000Z'],
    ['2028-02-28', 1, '2028-03-05T00:00:00.000Z'],
  ])('from %s, week %i ends %s', (start, week, due) => {
    expect(dueDateForWeek(start, week)).toBe(due)
  })

  it.each([
    ['2026-11-23', 0],
    ['2026-11-23', 23],
    ['2026-11-23', 1.5],
    ['2026-02-30', 1],
  ])('refuses %s, week %d', (start, week) => {
    expect(() => dueDateForWeek(start, week)).toThrow(DomainError)
  })
})
