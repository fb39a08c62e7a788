import { lockPrApplication, updatePrApplication as writeRow } from '@suv/db'
import type { PrApplication, updatePrApplicationSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepChanges } from './keep-changes.ts'

/**
 * Changes the given fields of the application of one of the caller's teams, and keeps the change in its history.
 *
 * @throws DomainError not_found
 */
export async function updatePrApplication(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updatePrApplicationSchema> & { id: string },
): Promise<PrApplication> {
  const { teamIds } = ctx.actor
  const values = givenFields(update)
  return audited(ctx, async (trx, audit) => {
    const before = await lockPrApplication(trx, { id, teamIds })
    const { teamId } = before
    const application = await writeRow(trx, { id, teamId, now: ctx.clock.now(), values })
    await keepChanges(trx, ctx, before, application)
    await audit({
      action: 'update',
      entity: 'prApplications',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(application)
  })
}
