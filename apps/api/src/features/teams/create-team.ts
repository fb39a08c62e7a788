import { countTeamsToAdd, insertTeam, insertTeamMember } from '@suv/db'
import { type createTeamSchema, DomainError, type Team } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** More than any founder has companies. */
const mostTeams = 50

/**
 * Creates a team with the caller as its founder and, until more come, its only member.
 *
 * @throws DomainError conflict where they are in too many.
 */
export async function createTeam(
  ctx: MemberContext,
  values: GivenOf<typeof createTeamSchema>,
): Promise<Team> {
  const { userId, name, email } = ctx.actor
  const now = ctx.clock.now()
  return audited(ctx, async (trx, audit) => {
    if ((await countTeamsToAdd(trx, { userId })) >= mostTeams) {
      throw new DomainError(
        'conflict',
        `You are in ${mostTeams} teams, as many as there can be. Leave or delete one first.`,
      )
    }
    const team = await insertTeam(trx, { now, values })
    const teamId = team.id
    await audit({
      action: 'create',
      entity: 'teams',
      entityId: teamId,
      teamId,
      changedFields: Object.keys(values),
    })
    const founder = { userId, role: 'founder', passportName: name.trim() || email } as const
    const member = await insertTeamMember(trx, { teamId, now, values: founder })
    await audit({
      action: 'create',
      entity: 'teamMembers',
      entityId: member.id,
      teamId,
      changedFields: Object.keys(founder),
    })
    return present({ ...team, role: founder.role })
  })
}
