import { getMemberRecord, updateMemberRecord as writeRow } from '@suv/db'
import type { MemberRecord, updateMemberRecordSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireMembersOfTeam } from '../teams/require-references.ts'

/**
 * Changes the given fields of a record on a member of one of the caller's teams. It stays with the team.
 *
 * @throws DomainError not_found; invalid_input where the member is not of the record's team.
 */
export async function updateMemberRecord(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateMemberRecordSchema> & { id: string },
): Promise<MemberRecord> {
  const values = givenFields(update)
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getMemberRecord(trx, { id, teamIds: ctx.actor.teamIds })
    await requireMembersOfTeam(trx, teamId, { memberId: values.memberId })
    const stored = await writeRow(trx, { id, teamId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'memberRecords',
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
