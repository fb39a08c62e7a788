import { deleteValidityDate as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Deletes the date of a paper of one of the caller's teams. */
export async function deleteValidityDate(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'validityDates' }, deleteRow)
}
