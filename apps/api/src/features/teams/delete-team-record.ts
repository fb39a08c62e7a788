import type { Trx } from '@suv/db'
import { type AuditEntry, audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Deletes a record of one of the caller's teams. Deleting it again, or one of a team that is not the caller's, changes
 * nothing and is no error.
 */
export async function deleteTeamRecord(
  ctx: MemberContext,
  { id, entity }: { id: string; entity: AuditEntry['entity'] },
  deleteRow: (
    trx: Trx,
    request: { id: string; teamIds: readonly string[] },
  ) => Promise<{ teamId: string } | undefined>,
): Promise<{ id: string }> {
  return audited(ctx, async (trx, audit) => {
    const deleted = await deleteRow(trx, { id, teamIds: ctx.actor.teamIds })
    if (deleted !== undefined) {
      await audit({ action: 'delete', entity, entityId: id, teamId: deleted.teamId })
    }
    return { id }
  })
}
