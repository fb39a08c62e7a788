import { getValidityDate, updateValidityDate as writeRow } from '@suv/db'
import type { updateValidityDateSchema, ValidityDate } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'

/**
 * Changes the given fields of the date of a paper of one of the caller's teams.
 *
 * @throws DomainError not_found; invalid_input where the member is none of the team's.
 */
export async function updateValidityDate(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateValidityDateSchema> & { id: string },
): Promise<ValidityDate> {
  const values = givenFields(update)
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getValidityDate(trx, { id, teamIds: ctx.actor.teamIds })
    await requireMembersOfTeam(trx, teamId, { memberId: values.memberId })
    const stored = await writeRow(trx, { id, teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'validityDates',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
