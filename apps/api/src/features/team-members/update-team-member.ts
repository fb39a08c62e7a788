import { getTeamMember, lockTeam, updateTeamMember as writeTeamMember } from '@suv/db'
import type { TeamMember, updateTeamMemberSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { isUnchanged } from '../../is-unchanged.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { presentTeamMember } from './present-team-member.ts'
import { requireOtherFounder } from './require-other-founder.ts'

/**
 * Changes the given fields of a member. Members may change their own, founders everybody's, and founders alone a role.
 *
 * @throws DomainError not_found; forbidden; conflict where the team would be left without a founder.
 */
export async function updateTeamMember(
  ctx: MemberContext,
  { id, ...values }: GivenOf<typeof updateTeamMemberSchema> & { id: string },
): Promise<TeamMember> {
  const { actor, clock } = ctx
  return audited(ctx, async (trx, audit) => {
    const before = await getTeamMember(trx, { id, teamIds: actor.teamIds })
    const { teamId, userId } = before
    if (values.role !== undefined) await lockTeam(trx, { id: teamId })
    if (values.role !== undefined || userId !== actor.userId) await requireFounder(trx, actor, teamId)
    if (values.role === 'member') await requireOtherFounder(trx, { id, teamId })

    if (isUnchanged(before, values)) return presentTeamMember(before)
    const member = await writeTeamMember(trx, { id, teamId, now: clock.now(), values })
    await audit({
      action: 'update',
      entity: 'teamMembers',
      entityId: id,
      teamId,
      subjectUserId: userId,
      changedFields: Object.keys(values),
    })
    return presentTeamMember(member)
  })
}
