import type { WebhookDeliveryRow } from '@suv/db'
import type { SentEventType, WebhookDelivery } from '@suv/domain'
import { present } from '../../present.ts'

export function presentDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  const { userId: _userId, tries: _tries, updatedAt: _updatedAt, payload, event, ...shown } = present(row)
  return {
    ...shown,
    event: event as SentEventType,
    payload: JSON.parse(payload) as Record<string, unknown>,
  }
}
