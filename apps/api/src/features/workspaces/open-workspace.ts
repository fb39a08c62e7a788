import { moveToWorkspace } from '@suv/db'
import { DomainError } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Has the caller work in a team's workspace from now on, or, with null, in their own.
 *
 * @throws DomainError forbidden for a team that is not theirs.
 */
export async function openWorkspace(
  ctx: MemberContext,
  { teamId }: { teamId: string | null },
): Promise<{ teamId: string | null }> {
  const { userId } = ctx.actor
  if (teamId !== null) requireTeam(ctx.actor, teamId)
  return audited(ctx, async (trx, audit) => {
    if (!(await moveToWorkspace(trx, { userId, teamId, now: ctx.clock.now() }))) {
      throw new DomainError('forbidden', 'You are not a member of this team.')
    }
    await audit({ action: 'update', entity: 'users', entityId: userId, changedFields: ['workspace'] })
    return { teamId }
  })
}
