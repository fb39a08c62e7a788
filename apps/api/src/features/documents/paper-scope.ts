import type { Actor, DocumentRow } from '@suv/db'
import { isCompanysCategory, mayEdit } from '@suv/domain'
import { requireEditor } from '../../authorise.ts'

/** Whose documents and analyses the caller reads: their own, and those of the company for which they work. */
export function paperScopeOf({ userId, workspace }: Actor): { userId: string; workspaceId: string } {
  return { userId, workspaceId: workspace.id }
}

/**
 * Where what is filed under a category lies: with the company, where the caller works for one and may write there; else it is their
 * own, which is null.
 */
export function workspaceOfCategory({ workspace }: Actor, category: string | null): string | null {
  return isCompanysCategory(category) && workspace.teamId !== null && mayEdit(workspace.role)
    ? workspace.id
    : null
}

/**
 * Before something of the company is changed; what is the caller's own they may always change.
 *
 * @throws DomainError forbidden for a reader.
 */
export function requireWriter(actor: Actor, { workspaceId }: Pick<DocumentRow, 'workspaceId'>): void {
  if (workspaceId !== null) requireEditor(actor)
}

/** The team whose event it is when something of the company is written or opened; null for what is a person's. */
export function teamOf(
  { workspace }: Actor,
  { workspaceId }: Pick<DocumentRow, 'workspaceId'>,
): string | null {
  return workspaceId === null ? null : workspace.teamId
}
