import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { DocumentAnalysesTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { ownOrCompanys, type PaperScope } from './paper-scope.ts'
import { isUuid } from './uuid.ts'

export type DocumentAnalysisRow = Selectable<DocumentAnalysesTable>

/** What was found, and in what. */
export type NewDocumentAnalysis = Omit<DocumentAnalysisRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

/** The member's own analyses and those of the company in whose workspace they work, newest first. */
export async function listDocumentAnalysesOfUser(
  db: Db,
  { userId, workspaceId, ...page }: PageRequest & PaperScope,
): Promise<Page<DocumentAnalysisRow>> {
  const analyses = db.selectFrom('documentAnalyses').selectAll().where(ownOrCompanys({ userId, workspaceId }))
  return withPage(analyses, {
    keys: [
      { field: 'createdAt', type: 'moment', direction: 'desc' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

export async function insertDocumentAnalysis(
  trx: Trx,
  { userId, now, values }: { userId: string; now: Date; values: NewDocumentAnalysis },
): Promise<DocumentAnalysisRow> {
  const written = withJsonText(values, [
    'extractedRequirements',
    'complianceChecks',
    'deadlines',
    'recommendations',
    'evidence',
    'extractedFields',
  ])
  return trx
    .insertInto('documentAnalyses')
    .values({ ...written, userId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns the analysis that was deleted, if there was one. */
export async function deleteDocumentAnalysis(
  trx: Trx,
  { id, ...scope }: PaperScope & { id: string },
): Promise<DocumentAnalysisRow | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .deleteFrom('documentAnalyses')
    .where('id', '=', id)
    .where(ownOrCompanys(scope))
    .returningAll()
    .executeTakeFirst()
}

/** What was read of a document goes where the document goes: to the company, or back to whose it is. */
export async function moveAnalysesOfDocument(
  trx: Trx,
  { id, userId, workspaceId }: { id: string; userId: string; workspaceId: string | null },
): Promise<void> {
  const ofDocument = trx.updateTable('documentAnalyses').where('documentId', '=', id)
  await (workspaceId === null
    ? ofDocument.set({ workspaceId, userId }).where('workspaceId', 'is not', null)
    : ofDocument.set({ workspaceId }).where('userId', '=', userId)
  ).execute()
}
