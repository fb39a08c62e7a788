import { deleteMemberRecord as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Deletes a record on a member of one of the caller's teams. */
export async function deleteMemberRecord(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'memberRecords' }, deleteRow)
}
