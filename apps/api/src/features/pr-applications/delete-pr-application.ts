import { deletePrApplication as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Deletes the application of one of the caller's teams, which then can begin another. */
export async function deletePrApplication(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'prApplications' }, deleteRow)
}
