import { getWorkPermit, updateWorkPermit as writeRow } from '@suv/db'
import type { updateWorkPermitSchema, WorkPermit } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'

/**
 * Changes the given fields of a work permit of one of the caller's teams.
 *
 * @throws DomainError not_found; invalid_input where a field refers to nothing of the team's.
 */
export async function updateWorkPermit(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateWorkPermitSchema> & { id: string },
): Promise<WorkPermit> {
  const values = givenFields(update)
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getWorkPermit(trx, { id, teamIds: ctx.actor.teamIds })
    await requireMembersOfTeam(trx, teamId, { memberId: values.memberId })
    const stored = await writeRow(trx, { id, teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'workPermits',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
