import { insertOwnership } from '@suv/db'
import { type createOwnershipSchema, DomainError, type Ownership } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'
import { requireRightsLeft } from './require-rights-left.ts'

/**
 * Gives a member of the team a share of the voting rights.
 *
 * @throws DomainError conflict where the member has a share, or where the team's shares would exceed 100 percent.
 */
export async function createOwnership(
  ctx: MemberContext,
  { teamId: named, memberId, ...input }: z.output<typeof createOwnershipSchema>,
): Promise<Ownership> {
  const teamId = requireTeam(ctx.actor, named)
  const { votingRightsPct } = input
  const values = { ...givenFields(input), votingRightsPct }
  return audited(ctx, async (trx, audit) => {
    await requireRightsLeft(trx, { teamId, votingRightsPct })
    await requireMembersOfTeam(trx, teamId, { memberId })
    const share = await insertOwnership(trx, { teamId, memberId, now: ctx.clock.now(), values })
    if (share === undefined) {
      throw new DomainError('conflict', 'This member has a share already. Change that one instead.')
    }
    await audit({
      action: 'create',
      entity: 'ownership',
      entityId: share.id,
      teamId,
      changedFields: ['memberId', ...Object.keys(values)],
    })
    return present(share)
  })
}
