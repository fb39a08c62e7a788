import { deleteWorkPermit as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Deletes a work permit of one of the caller's teams. */
export async function deleteWorkPermit(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'workPermits' }, deleteRow)
}
