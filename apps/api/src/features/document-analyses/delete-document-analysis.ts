import { deleteDocumentAnalysis as deleteRow } from '@suv/db'
import { deleteOwn } from '../../delete-own.ts'
import type { MemberContext } from '../../trpc.ts'

/** Deletes one of the caller's analyses. Deleting it again, or another member's, changes nothing and is no error. */
export async function deleteDocumentAnalysis(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return deleteOwn(ctx, 'documentAnalyses', id, deleteRow)
}
