import { deleteOrganizationMatch as deleteRow } from '@suv/db'
import { deleteOwn } from '../../delete-own.ts'
import type { MemberContext } from '../../trpc.ts'

/** Deletes one of the member's matches. Deleting it again, or another member's, changes nothing and is no error. */
export async function deleteOrganizationMatch(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteOwn(ctx, 'organizationMatches', id, deleteRow)
}
