import { updatePrApplication as writeRow } from '@suv/db'
import type { PrApplication, updatePrApplicationSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Changes the given fields of the application of one of the caller's teams.
 *
 * @throws DomainError not_found
 */
export async function updatePrApplication(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updatePrApplicationSchema> & { id: string },
): Promise<PrApplication> {
  const { teamIds } = ctx.actor
  const values = givenFields(update)
  return audited(ctx, async (trx, record) => {
    const application = await writeRow(trx, { id, teamIds, now: ctx.clock.now(), values })
    await record({
      action: 'update',
      entity: 'prApplications',
      entityId: id,
      teamId: application.teamId,
      changedFields: Object.keys(values),
    })
    return present(application)
  })
}
