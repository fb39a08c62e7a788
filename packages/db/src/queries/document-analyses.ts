import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { DocumentAnalysesTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'

export type DocumentAnalysisRow = Selectable<DocumentAnalysesTable>

/** What was found, and in what. */
export type NewDocumentAnalysis = Omit<DocumentAnalysisRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

/** The member's analyses, newest first. */
export async function listDocumentAnalysesOfUser(
  db: Db,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<DocumentAnalysisRow>> {
  if (!isUuid(userId)) return { rows: [], nextCursor: null }
  return withPage(db.selectFrom('documentAnalyses').selectAll().where('userId', '=', userId), {
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

/** @returns whether there was one. */
export async function deleteDocumentAnalysis(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom('documentAnalyses')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
