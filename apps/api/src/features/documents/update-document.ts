import {
  type Actor,
  type DocumentRow,
  getDocument,
  moveAnalysesOfDocument,
  updateDocument as writeDocument,
} from '@suv/db'
import {
  type ChecklistCategory,
  categoryOfChecklistItem,
  type Document,
  type DocumentSharing,
  DomainError,
  isCompanysCategory,
  nameFitsType,
  type updateDocumentSchema,
} from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf, requireWriter, teamOf, workspaceOfCategory } from './paper-scope.ts'
import { presentDocument } from './present-document.ts'

/**
 * Renames a document of the caller's or of the company's, files it under a category or an item of the checklist, sets until when it
 * is valid, or says what the team sees of it. An item brings its category with it, and another category takes the document off its item
 * and, where it is one of the company's, to the company; only who sent it takes it back.
 *
 * @throws DomainError not_found; forbidden where it is not the caller's to change; invalid_input where the new name says what the file
 * is not, or the papers of a person would become the company's.
 */
export async function updateDocument(
  ctx: MemberContext,
  { id, holder, sharing, ...update }: GivenOf<typeof updateDocumentSchema> & { id: string },
): Promise<Document> {
  const scope = paperScopeOf(ctx.actor)
  return audited(ctx, async (trx, audit) => {
    const stored = await getDocument(trx, { id, ...scope })
    requireWriter(ctx.actor, stored)
    if (update.fileName !== undefined && !nameFitsType(update.fileName, stored.fileType)) {
      throw new DomainError(
        'invalid_input',
        'fileName: Keep the end of the name, which says what kind of file it is.',
      )
    }
    const filed = { ...update, ...filing(update, stored) }
    const values = {
      ...filed,
      ...holding(ctx.actor, stored, { holder, category: filed.category }),
      ...(sharing !== undefined && sharingOf(ctx.actor, stored, sharing)),
    }
    if (values.workspaceId !== undefined) {
      await moveAnalysesOfDocument(trx, { ...stored, workspaceId: values.workspaceId })
    }
    const document = await writeDocument(trx, { id, ...scope, now: ctx.clock.now(), values })
    await audit({
      action: 'update',
      entity: 'documents',
      entityId: id,
      teamId: teamOf(ctx.actor, document),
      changedFields: Object.keys(values).map((field) => (field === 'workspaceId' ? 'holder' : field)),
    })
    return presentDocument(document)
  })
}

type Update = GivenOf<typeof updateDocumentSchema>

/** Whose it is from now on, where that changes. */
function holding(
  actor: Actor,
  stored: DocumentRow,
  {
    holder,
    category = stored.category,
  }: { holder: Update['holder'] | undefined; category: Update['category'] | undefined },
): { workspaceId?: string | null } {
  const isRefiled = isCompanysCategory(category) !== isCompanysCategory(stored.category)
  if (holder === undefined && !isRefiled) return {}
  const workspaceId = holder === 'person' ? null : workspaceOfCategory(actor, category)
  if (holder === 'company' && workspaceId === null) throw notForCompany(actor, category)
  if (workspaceId === stored.workspaceId) return {}
  if (stored.userId !== actor.userId) {
    throw new DomainError('forbidden', 'Only who sent this document says whether it is the company’s.')
  }
  return { workspaceId }
}

function notForCompany({ workspace }: Actor, category: string | null): DomainError {
  if (workspace.teamId === null) {
    return new DomainError('invalid_input', 'holder: You work for no team here. Open its workspace first.')
  }
  return isCompanysCategory(category)
    ? new DomainError('forbidden', 'You may read what this team keeps, and not add to it.')
    : new DomainError(
        'invalid_input',
        'holder: The papers of a person stay theirs. Say under sharing what the team sees of this one.',
      )
}

/** What the team sees: the one in which the caller works, and no other that they belong to. */
function sharingOf(
  { userId, workspace }: Actor,
  stored: DocumentRow,
  sharing: DocumentSharing,
): { sharing: DocumentSharing; sharedTeamId: string | null } {
  if (stored.userId !== userId) {
    throw new DomainError('forbidden', 'Only whose paper it is says what the team sees of it.')
  }
  if (sharing !== 'content') return { sharing, sharedTeamId: null }
  if (workspace.teamId === null) {
    throw new DomainError('invalid_input', 'sharing: You work for no team here. Open its workspace first.')
  }
  return { sharing, sharedTeamId: workspace.teamId }
}

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
