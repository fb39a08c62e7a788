import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phases, programWeeks } from './phases.ts'
import { countMilestones, phaseProgress, phaseSections, phaseStatus } from './progress.ts'
import { type MilestoneStatus, milestoneStatuses, phaseKeys } from './schema.ts'
import { upcomingMilestones } from './upcoming.ts'

const withStatuses = (...statuses: MilestoneStatus[]) => statuses.map((status) => ({ status }))
const anyStatuses = fc.array(fc.constantFrom(...milestoneStatuses), { maxLength: 400 })

const anyMilestones = fc.array(
  fc.record({
    status: fc.constantFrom(...milestoneStatuses),
    phase: fc.constantFrom(...phaseKeys, null),
    order: fc.integer({ min: 0, max: 20 }),
  }),
)

describe('the phases', () => {
  it('follow each other from week 1 to 22', () => {
    expect(phases.map(({ key }) => key)).toEqual(phaseKeys)
    expect(phases.map(({ durationWeeks }) => durationWeeks)).toEqual([2, 4, 4, 6, 6])
    let week = 1
    for (const { weekFrom, weekTo } of phases) {
      expect(weekFrom).toBe(week)
      week = weekTo + 1
    }
    expect(week - 1).toBe(programWeeks)
  })
})

describe('phaseStatus', () => {
  it.each([
    [[], 'upcoming', 0],
    [['upcoming', 'future'], 'upcoming', 0],
    [['in_progress', 'future'], 'in_progress', 0],
    [['completed', 'upcoming'], 'in_progress', 50],
    [['completed', 'upcoming', 'upcoming'], 'in_progress', 33],
    [['completed', 'completed'], 'completed', 100],
  ] as const)('of %j is %s', (statuses, status, percent) => {
    expect(phaseStatus(withStatuses(...statuses))).toBe(status)
    expect(phaseProgress(withStatuses(...statuses))).toBe(percent)
  })

  it('shows 100% only when all is completed, and 0% only when nothing is', () => {
    fc.assert(
      fc.property(anyStatuses, (statuses) => {
        const counts = countMilestones(withStatuses(...statuses))
        const { total, completed, inProgress, upcoming, future, percent } = counts
        expect(completed + inProgress + upcoming + future).toBe(total)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent === 100).toBe(total > 0 && completed === total)
        expect(percent === 0).toBe(completed === 0)
        expect(phaseStatus(withStatuses(...statuses)) === 'completed').toBe(percent === 100)
      }),
    )
    expect(phaseProgress(withStatuses('upcoming', ...Array(199).fill('completed')))).toBe(99)
    expect(phaseProgress(withStatuses('completed', ...Array(999).fill('future')))).toBe(1)
  })

  it('never falls for one more completed', () => {
    fc.assert(
      fc.property(anyStatuses, fc.constantFrom(...milestoneStatuses), (statuses, status) => {
        const before = phaseProgress(withStatuses(status, ...statuses))
        expect(phaseProgress(withStatuses('completed', ...statuses))).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('phaseSections', () => {
  it('hold every milestone once, in order, and no empty section', () => {
    fc.assert(
      fc.property(anyMilestones, (milestones) => {
        const sections = phaseSections(milestones)
        expect(new Set(sections.flatMap((section) => section.milestones))).toEqual(new Set(milestones))
        expect(sections.flatMap((section) => section.milestones)).toHaveLength(milestones.length)
        for (const { phase, milestones: own } of sections) {
          expect(own.length).toBeGreaterThan(0)
          for (const milestone of own) expect(milestone.phase).toBe(phase?.key ?? null)
          expect(own.map(({ order }) => order)).toEqual(own.map(({ order }) => order).sort((a, b) => a - b))
        }
      }),
    )
  })

  it('put those without a phase last', () => {
    const milestones = [
      { status: 'upcoming', phase: null, order: 0 },
      { status: 'upcoming', phase: 'phase_5', order: 9 },
      { status: 'upcoming', phase: 'phase_1', order: 5 },
    ] as const
    expect(phaseSections(milestones).map(({ phase }) => phase?.number ?? null)).toEqual([1, 5, null])
  })
})

describe('upcomingMilestones', () => {
  it('are the first three open ones of phase 1', () => {
    const milestone = (order: number, status: MilestoneStatus, phase: 'phase_1' | 'phase_2' | null) => ({
      order,
      status,
      phase,
    })
    const milestones = [
      milestone(5, 'upcoming', 'phase_1'),
      milestone(1, 'completed', 'phase_1'),
      milestone(4, 'in_progress', 'phase_1'),
      milestone(0, 'upcoming', 'phase_2'),
      milestone(0, 'upcoming', null),
      milestone(2, 'future', 'phase_1'),
      milestone(3, 'upcoming', 'phase_1'),
      milestone(6, 'upcoming', 'phase_1'),
    ]
    expect(upcomingMilestones(milestones).map(({ order }) => order)).toEqual([3, 4, 5])
    expect(milestones[0]?.order).toBe(5)
  })
})
