import { insertTeamMember } from '@suv/db'
import type { createTeamMemberSchema, TeamMember } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { presentTeamMember } from './present-team-member.ts'

/** Adds a person, who has no sign-in, to the team's papers. Founders only. */
export async function createTeamMember(
  ctx: MemberContext,
  { teamId, ...values }: GivenOf<typeof createTeamMemberSchema>,
): Promise<TeamMember> {
  return audited(ctx, async (trx, audit) => {
    await requireFounder(trx, ctx.actor, teamId)
    const member = await insertTeamMember(trx, { teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'teamMembers',
      entityId: member.id,
      teamId,
      // Nobody who signs in.
      subjectUserId: null,
      changedFields: Object.keys(values),
    })
    return presentTeamMember(member)
  })
}
