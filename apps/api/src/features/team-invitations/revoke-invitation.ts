import { deleteTeamInvitation, findTeamInvitation } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'

/**
 * Takes an invitation back: its link no longer works, and the person stays in the team's papers. Founders only. Revoking it
 * again, or one of another's team, changes nothing and is no error.
 */
export async function revokeInvitation(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { actor } = ctx
  return audited(ctx, async (trx, audit) => {
    const found = await findTeamInvitation(trx, { id, teamIds: actor.teamIds })
    if (found === undefined) return { id }
    const { teamId } = found
    await requireFounder(trx, actor, teamId)
    if (await deleteTeamInvitation(trx, { id })) {
      await audit({ action: 'delete', entity: 'teamInvitations', entityId: id, teamId, subjectUserId: null })
    }
    return { id }
  })
}
