import { deleteMilestone as deleteRow } from '@suv/db'
import { deleteOwn } from '../../delete-own.ts'
import type { MemberContext } from '../../trpc.ts'

/** Deletes a milestone of the member's workspace. Deleting it again, or another's, changes nothing and is no error. */
export async function deleteMilestone(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  return deleteOwn(ctx, 'milestones', id, deleteRow)
}
