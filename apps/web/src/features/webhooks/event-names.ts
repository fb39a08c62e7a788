import { type SentEventType, type WebhookEventType, webhookEventTypes } from '@suv/domain'

/** The events in a member's words. */
export const eventNames: Readonly<Record<SentEventType, string>> = {
  'assessment.saved': 'Assessment saved',
  'milestone.completed': 'Milestone completed',
  'milestone.due': 'Milestone due',
  'document.analyzed': 'Document analyzed',
  'letter_of_support.status_changed': 'Letter of support: new status',
  'commitment_certificate.status_changed': 'Commitment certificate: new status',
  'work_permit.status_changed': 'Work permit: new status',
  'pr_application.status_changed': 'Permanent residence: new status',
  'paper.expiring': 'Paper about to expire',
  'webhook.test': 'Test message',
}

export function describeEvents(events: readonly WebhookEventType[]): string {
  return events.length === webhookEventTypes.length
    ? 'All events'
    : events.map((event) => eventNames[event]).join(' · ')
}
