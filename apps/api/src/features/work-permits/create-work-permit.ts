import { insertWorkPermit } from '@suv/db'
import type { createWorkPermitSchema, WorkPermit } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'

/**
 * Adds a work permit to one of the caller's teams.
 *
 * @throws DomainError forbidden; invalid_input where a field refers to nothing of the team's.
 */
export async function createWorkPermit(
  ctx: MemberContext,
  { teamId: named, ...input }: z.output<typeof createWorkPermitSchema>,
): Promise<WorkPermit> {
  const teamId = requireTeam(ctx.actor, named)
  const values = { ...givenFields(input), memberId: input.memberId }
  return audited(ctx, async (trx, audit) => {
    await requireMembersOfTeam(trx, teamId, { memberId: values.memberId })
    const stored = await insertWorkPermit(trx, { teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'workPermits',
      entityId: stored.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
