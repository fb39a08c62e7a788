import { addDays, milestonesFromTemplate } from '@suv/domain'
import type { Trx } from '../client.ts'

/** The member is in the fifth of the 22 weeks: its first day was so many days ago. */
const daysSinceStart = 30

/** By the template's `order`. Language results came ahead of time; the money plan of week 2 is late. */
const completed = new Set([1, 2, 3, 4, 5, 7, 8, 12])
const progressOf = new Map([
  [6, 60],
  [9, 40],
  [10, 25],
])
const upcoming = new Set([11, 13])

const dayMs = 86_400_000

/** The template as a member has it who is at work. */
export async function insertSampleMilestones(
  trx: Trx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const startDay = addDays(now.toISOString().slice(0, 10), -daysSinceStart)
  const rows = milestonesFromTemplate(startDay).map((milestone) => {
    const order = milestone.order ?? 0
    const dueDate = typeof milestone.dueDate === 'string' ? new Date(milestone.dueDate) : null
    return {
      ...milestone,
      ...stateOf(order, dueDate, now),
      userId,
      dueDate,
      requirements: JSON.stringify(milestone.requirements ?? []),
      resources: JSON.stringify(milestone.resources ?? []),
      createdAt: now,
      updatedAt: now,
    }
  })
  await trx.insertInto('milestones').values(rows).execute()
}

function stateOf(order: number, dueDate: Date | null, now: Date) {
  if (completed.has(order)) {
    const dayBeforeDue = (dueDate ?? now).getTime() - dayMs
    const completedDate = new Date(Math.min(dayBeforeDue, now.getTime() - 2 * dayMs))
    return { status: 'completed' as const, progress: 100, completedDate }
  }
  const progress = progressOf.get(order)
  if (progress !== undefined) return { status: 'in_progress' as const, progress }
  return { status: upcoming.has(order) ? ('upcoming' as const) : ('future' as const), progress: 0 }
}
