import { type RawBuilder, sql } from 'kysely'

/** Whose documents and analyses a query is bound to: the member's own, and those of the company in whose workspace they work. */
export type PaperScope = { readonly userId: string; readonly workspaceId: string }

/**
 * Own are those that lie in no workspace: what somebody sent for a company that they have left is no longer theirs to open. In a query
 * on one table that has both columns.
 */
export function ownOrCompanys({ userId, workspaceId }: PaperScope): RawBuilder<boolean> {
  return sql<boolean>`(workspace_id = ${workspaceId} or (workspace_id is null and user_id = ${userId}))`
}
