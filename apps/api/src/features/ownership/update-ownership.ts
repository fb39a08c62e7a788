import { getOwnership, updateOwnership as writeOwnership } from '@suv/db'
import type { Ownership, updateOwnershipSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireRightsLeft } from './require-rights-left.ts'

/**
 * Changes a share in one of the caller's teams.
 *
 * @throws DomainError not_found; conflict where the team's shares would exceed 100 percent.
 */
export async function updateOwnership(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateOwnershipSchema> & { id: string },
): Promise<Ownership> {
  const values = givenFields(update)
  const { votingRightsPct } = values
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getOwnership(trx, { id, teamIds: ctx.actor.teamIds })
    if (votingRightsPct !== undefined) await requireRightsLeft(trx, { id, teamId, votingRightsPct })
    const share = await writeOwnership(trx, { id, teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'ownership',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(share)
  })
}
