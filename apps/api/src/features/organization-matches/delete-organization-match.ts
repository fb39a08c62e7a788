import { deleteOrganizationMatch as deleteRow } from '@suv/db'
import { deleteOwn } from '../../delete-own.ts'
import type { MemberContext } from '../../trpc.ts'

/** Deletes a match of the member's workspace. Deleting it again, or another's, changes nothing and is no error. */
export async function deleteOrganizationMatch(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteOwn(ctx, 'organizationMatches', id, deleteRow)
}
