import { getWebhookEndpoint, listWebhookDeliveries, type PageRequest } from '@suv/db'
import type { WebhookDelivery } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { presentDelivery } from './present-delivery.ts'

/** What was sent to one of the member's endpoints in the last 30 days, newest first. @throws DomainError not_found */
export async function listDeliveries(
  { db, actor, setNextCursor }: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<WebhookDelivery[]> {
  const { userId } = actor
  await getWebhookEndpoint(db, { id, userId })
  const { rows, nextCursor } = await listWebhookDeliveries(db, { endpointId: id, userId, ...page })
  setNextCursor(nextCursor)
  return rows.map(presentDelivery)
}
