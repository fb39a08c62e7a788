import { getTeamMember, insertMemberRecord } from '@suv/db'
import type { createMemberRecordSchema, MemberRecord } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'

/**
 * Adds a record on a member of one of the caller's teams. The member says which team: there is no team id to refuse.
 *
 * @throws DomainError not_found for anybody else's member.
 */
export async function createMemberRecord(
  ctx: MemberContext,
  input: z.output<typeof createMemberRecordSchema>,
): Promise<MemberRecord> {
  const { memberId } = input
  const values = { ...givenFields(input), memberId }
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getTeamMember(trx, { id: memberId, teamIds: ctx.actor.teamIds })
    await requireMembersOfTeam(trx, teamId, { memberId })
    const stored = await insertMemberRecord(trx, { now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'memberRecords',
      entityId: stored.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
