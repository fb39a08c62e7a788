import { findTeamSeat, lockTeam, setTeamDeleteAt, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/** For changing one's mind. */
const graceMs = 7 * 24 * 60 * 60 * 1000

/**
 * Has a team deleted in seven days, with its workspace and its records. Everything stays as it is until then, so that it can be
 * kept. Its owner only.
 *
 * @returns when.
 * @throws DomainError forbidden
 */
export async function scheduleTeamDeletion(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ deleteAt: string }> {
  const deleteAt = new Date(ctx.clock.now().getTime() + graceMs)
  await decide(ctx, id, deleteAt)
  return { deleteAt: deleteAt.toISOString() }
}

/** Keeps the team after all. Where nothing was scheduled, nothing changes. @throws DomainError forbidden */
export async function keepTeam(ctx: MemberContext, { id }: { id: string }): Promise<{ deleteAt: null }> {
  await decide(ctx, id, null)
  return { deleteAt: null }
}

async function decide(ctx: MemberContext, id: string, deleteAt: Date | null): Promise<void> {
  const teamId = requireTeam(ctx.actor, id)
  await audited(ctx, async (trx, audit) => {
    await lockTeam(trx, { id: teamId })
    await requireOwner(trx, ctx, teamId)
    await setTeamDeleteAt(trx, { id: teamId, deleteAt, now: ctx.clock.now() })
    await audit({
      action: deleteAt === null ? 'update' : 'delete',
      entity: 'teams',
      entityId: teamId,
      teamId,
      changedFields: ['deleteAt'],
    })
  })
}

async function requireOwner(trx: Trx, { actor: { userId } }: MemberContext, teamId: string): Promise<void> {
  const seat = await findTeamSeat(trx, { userId, teamId })
  if (seat?.workspaceRole === 'owner') return
  throw new DomainError('forbidden', 'Only the owner of the team may do this. Ask them.')
}
