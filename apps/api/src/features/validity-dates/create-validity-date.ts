import { insertValidityDate } from '@suv/db'
import type { createValidityDateSchema, ValidityDate } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'

/**
 * Keeps the date of a paper of a member of one of the caller's teams.
 *
 * @throws DomainError forbidden; invalid_input where the member is none of the team's.
 */
export async function createValidityDate(
  ctx: MemberContext,
  { teamId: named, ...input }: z.output<typeof createValidityDateSchema>,
): Promise<ValidityDate> {
  const teamId = requireTeam(ctx.actor, named)
  const { memberId, kind, day } = input
  const values = { ...givenFields(input), memberId, kind, day }
  return audited(ctx, async (trx, audit) => {
    await requireMembersOfTeam(trx, teamId, { memberId })
    const stored = await insertValidityDate(trx, { teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'validityDates',
      entityId: stored.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
