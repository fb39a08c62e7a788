import { deleteLetterOfSupport as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Deletes a letter of support of one of the caller's teams. */
export async function deleteLetterOfSupport(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'lettersOfSupport' }, deleteRow)
}
