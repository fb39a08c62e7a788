import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { DocumentsTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'

export type DocumentRecord = Selectable<DocumentsTable>

/** What is known of a file when it is recorded. */
export type NewDocument = Pick<
  DocumentRecord,
  'fileName' | 'fileType' | 'fileSize' | 'objectPath' | 'category'
>

/** The member's documents, newest first. */
export async function listDocumentsOfUser(
  db: Db,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<DocumentRecord>> {
  if (!isUuid(userId)) return { rows: [], nextCursor: null }
  return withPage(db.selectFrom('documents').selectAll().where('userId', '=', userId), {
    keys: [
      { field: 'uploadedAt', type: 'moment', direction: 'desc' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

/** @throws DomainError not_found */
export async function getDocument(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<DocumentRecord> {
  const document = isUuid(id)
    ? await db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst()
    : undefined
  return document ?? noDocument()
}

/** Records a file of the member, once: where it is recorded already, that record is the answer. */
export async function ensureDocument(
  trx: Trx,
  { userId, now, values }: { userId: string; now: Date; values: NewDocument },
): Promise<DocumentRecord & { isNew: boolean }> {
  // One at a time for a member, since nothing else keeps two calls from recording the same file.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const recorded = await trx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('objectPath', '=', values.objectPath)
    .executeTakeFirst()
  if (recorded !== undefined) return { ...recorded, isNew: false }
  const inserted = await trx
    .insertInto('documents')
    .values({ ...values, userId, uploadedAt: now, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...inserted, isNew: true }
}

/** @throws DomainError not_found */
export async function updateDocument(
  trx: Trx,
  {
    id,
    userId,
    now,
    values,
  }: {
    id: string
    userId: string
    now: Date
    values: Partial<Pick<DocumentRecord, 'fileName' | 'category'>>
  },
): Promise<DocumentRecord> {
  const document = isUuid(id)
    ? await trx
        .updateTable('documents')
        .set({ ...values, updatedAt: now })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returningAll()
        .executeTakeFirst()
    : undefined
  return document ?? noDocument()
}

/** @returns the document that was deleted, if there was one. */
export async function deleteDocument(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<DocumentRecord | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

function noDocument(): never {
  throw new DomainError('not_found', 'There is no such document.')
}
