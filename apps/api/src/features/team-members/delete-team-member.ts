import {
  deleteTeamMember as deleteRow,
  findTeamMember,
  lockTeam,
  removeMemberFromCertificates,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { requireOtherFounder } from './require-other-founder.ts'

/**
 * Removes a member, with their share, letters, permits, dates and records, and takes them off the team's certificates. Their
 * application for permanent residence stays with the team, under their name. Founders only. Removing them again, or a
 * member of another's team, changes nothing and is no error.
 *
 * @throws DomainError forbidden; conflict where the team would be left without a founder.
 */
export async function deleteTeamMember(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { actor } = ctx
  return audited(ctx, async (trx, audit) => {
    const member = await findTeamMember(trx, { id, teamIds: actor.teamIds })
    if (member === undefined) return { id }
    const { teamId, userId } = member
    await lockTeam(trx, { id: teamId })
    await requireFounder(trx, actor, teamId)
    if (member.workspaceRole === 'owner' && userId !== actor.userId) {
      throw new DomainError('forbidden', 'This person owns the team. They can hand it over before they go.')
    }
    await requireOtherFounder(trx, { id, teamId })
    if (await deleteRow(trx, { id, teamId })) {
      await audit({ action: 'delete', entity: 'teamMembers', entityId: id, teamId, subjectUserId: userId })
      const certificates = await removeMemberFromCertificates(trx, {
        teamId,
        memberId: member.id,
        now: ctx.clock.now(),
      })
      for (const certificate of certificates) {
        await audit({
          action: 'update',
          entity: 'commitmentCertificates',
          entityId: certificate.id,
          teamId,
          changedFields: ['coversMembers', 'essentialMembers'],
        })
      }
    }
    return { id }
  })
}
