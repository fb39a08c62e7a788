import type { Milestone } from '@suv/domain'

/** The calendar day (YYYY-MM-DD) of an instant, on the reader's own clock. */
export function localDay(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

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
