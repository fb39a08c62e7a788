import { deleteOwnership as deleteRow } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { deleteTeamRecord } from '../teams/delete-team-record.ts'

/** Takes a share away. */
export async function deleteOwnership(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  return deleteTeamRecord(ctx, { id, entity: 'ownership' }, deleteRow)
}
