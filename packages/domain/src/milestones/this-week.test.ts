import { describe, expect, it } from 'vitest'
import type { MilestoneStatus } from './schema.ts'
import { thisWeek } from './this-week.ts'

const milestone = (order: number, status: MilestoneStatus, day: string | null) => ({
  order,
  status,
  dueDate: day === null ? null : `${day}T00:00:00.000Z`,
})

describe('this week', () => {
  const ordersOf = (...milestones: ReturnType<typeof milestone>[]) =>
    thisWeek(milestones, '2027-03-01').map(({ order }) => order)

  it('has what is overdue or due within seven days, the oldest first', () => {
    expect(
      ordersOf(
        milestone(1, 'upcoming', '2027-03-07'),
        milestone(2, 'future', '2027-02-01'),
        milestone(3, 'upcoming', '2027-03-08'),
        milestone(4, 'in_progress', '2027-03-01'),
        milestone(5, 'completed', '2027-03-02'),
        milestone(6, 'upcoming', null),
      ),
    ).toEqual([2, 4, 1])
  })

  it('has what is in progress after these, whenever it is due', () => {
    expect(
      ordersOf(
        milestone(9, 'in_progress', null),
        milestone(8, 'in_progress', '2027-06-01'),
        milestone(10, 'upcoming', '2027-03-02'),
      ),
    ).toEqual([10, 8, 9])
  })
})
