import { insertWebhookDelivery, lockWebhookDeliveryOfUser, lockWebhookEndpoint } from '@suv/db'
import { DomainError, type WebhookDelivery, webhookTestType } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { composeMessage, enqueueTry } from './emit-event.ts'
import { presentDelivery } from './present-delivery.ts'

/**
 * Sends a message to try an endpoint out. It is tried once.
 *
 * @throws DomainError not_found; conflict where the endpoint is off.
 */
export async function sendTest(ctx: MemberContext, { id }: { id: string }): Promise<WebhookDelivery> {
  const { actor, clock, jobs } = ctx
  const { userId } = actor
  return audited(ctx, async (trx, audit) => {
    requireOn(await lockWebhookEndpoint(trx, { id, userId }))
    const now = clock.now()
    const message = composeMessage({ type: webhookTestType, data: { endpointId: id } }, now)
    const deliveryId = await insertWebhookDelivery(trx, { ...message, endpointId: id, userId, now })
    if (deliveryId === undefined) throw new Error('an event id came twice')
    await enqueueTry(trx, jobs, { deliveryId, userId, number: 1, byHand: true })
    await audit({ action: 'create', entity: 'webhookDeliveries', entityId: deliveryId })
    return presentDelivery(await lockWebhookDeliveryOfUser(trx, { id: deliveryId, userId }))
  })
}

/** @throws DomainError conflict */
export function requireOn({ offReason }: { offReason: string | null }): void {
  if (offReason !== null) throw new DomainError('conflict', 'This webhook is off. Turn it on first.')
}
