import { getWebhookEndpoint, lockWebhookDeliveryOfUser, updateWebhookDelivery } from '@suv/db'
import { DomainError, type WebhookDelivery } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { enqueueTry } from './emit-event.ts'
import { presentDelivery } from './present-delivery.ts'
import { requireOn } from './send-test.ts'

/**
 * Sends a delivery again, under the same event id, whether it had arrived or not. It is tried once.
 *
 * @throws DomainError not_found; conflict where the endpoint is off, or the delivery still waits for a try.
 */
export async function resendDelivery(ctx: MemberContext, { id }: { id: string }): Promise<WebhookDelivery> {
  const { actor, clock, jobs } = ctx
  const { userId } = actor
  return audited(ctx, async (trx, audit) => {
    const delivery = await lockWebhookDeliveryOfUser(trx, { id, userId })
    requireOn(await getWebhookEndpoint(trx, { id: delivery.endpointId, userId }))
    if (delivery.state === 'pending') {
      throw new DomainError(
        'conflict',
        'It is on its way already. Send it again once it has arrived or failed.',
      )
    }
    const now = clock.now()
    const stored = await updateWebhookDelivery(trx, {
      id,
      now,
      values: { state: 'pending', nextAttemptAt: now },
    })
    await enqueueTry(trx, jobs, { deliveryId: id, userId, number: delivery.tries + 1, byHand: true })
    await audit({ action: 'update', entity: 'webhookDeliveries', entityId: id, changedFields: ['state'] })
    return presentDelivery(stored)
  })
}
