import { listDocumentsOfUser, type PageRequest } from '@suv/db'
import type { Document } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf } from './paper-scope.ts'
import { presentDocument } from './present-document.ts'

/** The member's own documents and those of the company for which they work, newest first. */
export async function listDocuments(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<Document[]> {
  requireSelf(ctx.actor, id)
  const { rows, nextCursor } = await listDocumentsOfUser(ctx.db, { ...paperScopeOf(ctx.actor), ...page })
  ctx.setNextCursor(nextCursor)
  return rows.map(presentDocument)
}
