import type { Milestone } from '@suv/domain'

/** A due date is a calendar day, kept as midnight UTC. */
export function dayOf(dueDate: string): string {
  return new Date(dueDate).toISOString().slice(0, 10)
}

export function momentOf(day: string): string {
  return `${day}T00:00:00.000Z`
}

export function isOverdue({ dueDate, status }: Milestone, today: string): boolean {
  return dueDate !== null && status !== 'completed' && dayOf(dueDate) < today
}
