import { insertTeamMember } from '@suv/db'
import type { createTeamMemberSchema, TeamMember } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { presentTeamMember } from './present-team-member.ts'

/** Adds a person, who has no sign-in, to the team's papers. Founders only. */
export async function createTeamMember(
  ctx: MemberContext,
  { teamId, ...input }: z.output<typeof createTeamMemberSchema>,
): Promise<TeamMember> {
  const values = { ...givenFields(input), passportName: input.passportName }
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
