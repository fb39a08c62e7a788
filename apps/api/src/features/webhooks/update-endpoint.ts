import { lockWebhookEndpoint, updateWebhookEndpoint, type WebhookEndpointValues } from '@suv/db'
import type { updateWebhookEndpointSchema, WebhookEndpoint } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireMembership } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import { isUnchanged } from '../../is-unchanged.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentEndpoint } from './present-endpoint.ts'

/**
 * Changes an endpoint, or turns it off or on again. Off, it gets nothing, and what waits to be sent there is given up.
 *
 * @throws DomainError not_found; forbidden; invalid_input for an address that nothing would be sent to.
 */
export async function updateEndpoint(
  ctx: MemberContext,
  { id, isEnabled, ...given }: GivenOf<typeof updateWebhookEndpointSchema> & { id: string },
): Promise<WebhookEndpoint> {
  const { userId } = ctx.actor
  const now = ctx.clock.now()
  if (isEnabled !== false) await requireMembership(ctx)
  const asked = { ...given, ...(isEnabled === undefined ? {} : { isEnabled }) }
  if (given.url !== undefined) ctx.webhooks.requireTarget(given.url)
  return audited(ctx, async (trx, audit) => {
    const before = await lockWebhookEndpoint(trx, { id, userId })
    if (isUnchanged({ ...before, isEnabled: before.offReason === null }, asked))
      return presentEndpoint(before)
    const values = { ...given, ...switched(before, isEnabled, now) }
    const stored = await updateWebhookEndpoint(trx, { id, now, values })
    const changedFields = Object.keys(asked)
    await audit({ action: 'update', entity: 'webhookEndpoints', entityId: id, changedFields })
    return presentEndpoint(stored)
  })
}

function switched(
  { offReason }: { offReason: WebhookEndpointValues['offReason'] },
  isEnabled: boolean | undefined,
  now: Date,
): Partial<WebhookEndpointValues> {
  if (isEnabled === undefined || isEnabled === (offReason === null)) return {}
  return isEnabled
    ? { offReason: null, disabledAt: null, failingSince: null }
    : { offReason: 'member', disabledAt: now }
}
