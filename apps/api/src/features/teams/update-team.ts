import { getTeamOfUser, updateTeam as writeTeam } from '@suv/db'
import type { Team, updateTeamSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { isUnchanged } from '../../is-unchanged.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from './require-founder.ts'

/**
 * Changes the given fields of a team. Founders only.
 *
 * @throws DomainError not_found for a team that the caller does not belong to; forbidden for members who are no founders.
 */
export async function updateTeam(
  ctx: MemberContext,
  { id, ...values }: GivenOf<typeof updateTeamSchema> & { id: string },
): Promise<Team> {
  const { actor, clock } = ctx
  return audited(ctx, async (trx, audit) => {
    const before = await getTeamOfUser(trx, { id, userId: actor.userId })
    await requireFounder(trx, actor, id)
    if (isUnchanged(before, values)) return present(before)
    const team = await writeTeam(trx, { id, now: clock.now(), values })
    await audit({
      action: 'update',
      entity: 'teams',
      entityId: id,
      teamId: id,
      changedFields: Object.keys(values),
    })
    return present({ ...team, role: before.role })
  })
}
