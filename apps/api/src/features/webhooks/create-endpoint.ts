import { countWebhookEndpoints, insertWebhookEndpoint } from '@suv/db'
import {
  type createWebhookEndpointSchema,
  DomainError,
  maximumWebhookEndpoints,
  type WebhookEndpoint,
} from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentEndpoint } from './present-endpoint.ts'

/**
 * Adds an endpoint, and shows its secret this once.
 *
 * @throws DomainError forbidden without a membership; invalid_input for an address that nothing would be sent to; conflict
 * where the member has as many as they may.
 */
export async function createEndpoint(
  ctx: MemberContext,
  { url, description, events }: z.output<typeof createWebhookEndpointSchema>,
): Promise<WebhookEndpoint & { secret: string }> {
  const { actor, clock, webhooks } = ctx
  const { userId } = actor
  webhooks.requireTarget(url)
  const secret = webhooks.secrets.create()
  const sealedSecret = await webhooks.secrets.seal(secret)
  return audited(ctx, async (trx, audit) => {
    if ((await countWebhookEndpoints(trx, { userId })) >= maximumWebhookEndpoints) {
      throw new DomainError(
        'conflict',
        `You have ${maximumWebhookEndpoints} webhook endpoints. Delete one that you no longer use first.`,
      )
    }
    const values = { url, description, events, sealedSecret }
    const stored = await insertWebhookEndpoint(trx, { userId, now: clock.now(), values })
    await audit({
      action: 'create',
      entity: 'webhookEndpoints',
      entityId: stored.id,
      changedFields: ['url', 'description', 'events'],
    })
    return { ...presentEndpoint(stored), secret }
  })
}
