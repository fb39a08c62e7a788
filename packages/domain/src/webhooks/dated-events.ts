import type { DatedRecords } from '../calendar/records.ts'
import { notificationsFor } from '../notifications/notifications.ts'
import { daysBetween } from '../shared/days.ts'
import { expiringPaperKinds, type WebhookEvent } from './events.ts'

/** An event that comes with a day rather than with a write. */
export type DatedEvent = WebhookEvent & {
  /** Changes when it has to be told anew, because the day moved or came nearer. */
  readonly key: string
}

const paperKinds: ReadonlySet<string> = new Set(expiringPaperKinds)

/**
 * What a member's programs should know of on a day (YYYY-MM-DD): milestones that are due, from their day on, and papers that
 * run out, at each of the steps at which the bell tells of them.
 */
export function datedEventsFor(records: DatedRecords, today: string): readonly DatedEvent[] {
  const milestones = new Map(records.milestones.map((milestone) => [`milestone:${milestone.id}`, milestone]))
  return notificationsFor(records, today).flatMap(({ key, kind, title, at }): DatedEvent[] => {
    const daysLeft = daysBetween(today, at)
    if (kind === 'milestone' && daysLeft <= 0) {
      const milestone = milestones.get(key.split(':', 2).join(':'))
      if (milestone === undefined) return []
      const { id, userId, status, phase, dueDate, completedDate } = milestone
      const data = { id, userId, title: milestone.title, status, phase, dueDate, completedDate }
      return [{ key: `due:${id}:${at}`, type: 'milestone.due', data }]
    }
    if (!paperKinds.has(kind)) return []
    const paper = kind as (typeof expiringPaperKinds)[number]
    return [{ key, type: 'paper.expiring', data: { kind: paper, title, lastDay: at, daysLeft } }]
  })
}
