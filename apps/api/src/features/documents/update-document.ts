import { getDocument, updateDocument as writeDocument } from '@suv/db'
import {
  type ChecklistCategory,
  categoryOfChecklistItem,
  type Document,
  DomainError,
  nameFitsType,
  type updateDocumentSchema,
} from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Renames one of the caller's documents, files it under a category or an item of the checklist, or sets until when it is
 * valid. An item brings its category with it, and another category takes the document off its item.
 *
 * @throws DomainError not_found; invalid_input where the new name says what the file is not.
 */
export async function updateDocument(
  ctx: MemberContext,
  { id, ...update }: GivenOf<typeof updateDocumentSchema> & { id: string },
): Promise<Document> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const stored = await getDocument(trx, { id, userId })
    if (update.fileName !== undefined && !nameFitsType(update.fileName, stored.fileType)) {
      throw new DomainError(
        'invalid_input',
        'fileName: Keep the end of the name, which says what kind of file it is.',
      )
    }
    const values = { ...update, ...filing(update, stored) }
    const document = await writeDocument(trx, { id, userId, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'documents',
      entityId: id,
      changedFields: Object.keys(values),
    })
    return present(document)
  })
}

type Update = GivenOf<typeof updateDocumentSchema>

/** What a change of item or category brings with it. */
function filing(
  update: Update,
  stored: { checklistKey: string | null },
): { category?: ChecklistCategory; checklistKey?: null } {
  if (update.checklistKey != null) {
    const category = categoryOfChecklistItem(update.checklistKey)
    return category === undefined ? {} : { category }
  }
  const leavesItem =
    update.category !== undefined &&
    stored.checklistKey !== null &&
    categoryOfChecklistItem(stored.checklistKey) !== update.category
  return leavesItem ? { checklistKey: null } : {}
}
