import { updateDocument as writeDocument } from '@suv/db'
import type { Document, updateDocumentSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Renames one of the caller's documents, or files it under another category.
 *
 * @throws DomainError not_found
 */
export async function updateDocument(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateDocumentSchema> & { id: string },
): Promise<Document> {
  const { userId } = ctx.actor
  const values = givenFields(update)
  return audited(ctx, async (trx, record) => {
    const document = await writeDocument(trx, { id, userId, now: ctx.clock.now(), values })
    await record({
      action: 'update',
      entity: 'documents',
      entityId: id,
      changedFields: Object.keys(values),
    })
    return present(document)
  })
}
