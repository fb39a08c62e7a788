import { lockWebhookEndpoint, updateWebhookEndpoint } from '@suv/db'
import { oldSecretHours, type WebhookEndpoint } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentEndpoint } from './present-endpoint.ts'

/**
 * Gives an endpoint a new secret, and shows it this once. The one before signs too for a day, so that the program which
 * checks signatures can change over without missing a message; one from before that no longer does.
 *
 * @throws DomainError not_found
 */
export async function rotateSecret(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<WebhookEndpoint & { secret: string }> {
  const { actor, clock, webhooks } = ctx
  const now = clock.now()
  const secret = webhooks.secrets.create()
  const sealedSecret = await webhooks.secrets.seal(secret)
  return audited(ctx, async (trx, audit) => {
    const before = await lockWebhookEndpoint(trx, { id, userId: actor.userId })
    const values = {
      sealedSecret,
      previousSealedSecret: before.sealedSecret,
      previousSecretUntil: new Date(now.getTime() + oldSecretHours * 3_600_000),
    }
    const stored = await updateWebhookEndpoint(trx, { id, now, values })
    await audit({
      action: 'update',
      entity: 'webhookEndpoints',
      entityId: id,
      changedFields: ['sealedSecret'],
    })
    return { ...presentEndpoint(stored), secret }
  })
}
