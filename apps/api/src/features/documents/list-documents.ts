import { listDocumentsOfUser, type PageRequest } from '@suv/db'
import type { Document } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The member's documents, newest first. */
export async function listDocuments(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<Document[]> {
  const userId = requireSelf(ctx.actor, id)
  return presentPage(ctx, await listDocumentsOfUser(ctx.db, { userId, ...page }))
}
