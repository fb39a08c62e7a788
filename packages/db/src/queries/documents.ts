import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { DocumentsTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'

export type DocumentRow = Selectable<DocumentsTable>

/** What is known of a file when it is recorded. */
export type NewDocument = Pick<DocumentRow, 'fileName' | 'fileType' | 'fileSize' | 'objectPath' | 'category'>

/** The member's documents, newest first. */
export async function listDocumentsOfUser(
  db: Db,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<DocumentRow>> {
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
): Promise<DocumentRow> {
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

/** The record of one of the member's files, by where it lies. */
export async function findDocumentByPath(
  db: Db,
  { userId, objectPath }: { userId: string; objectPath: string },
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('objectPath', '=', objectPath)
    .executeTakeFirst()
}

/** Bytes of all the member's files. */
export async function sumDocumentSizes(db: Db, { userId }: { userId: string }): Promise<number> {
  const { total } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<number | string | null>('fileSize').as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Which of these paths a record names. */
export async function listRecordedPaths(db: Db, objectPaths: readonly string[]): Promise<Set<string>> {
  if (objectPaths.length === 0) return new Set()
  const rows = await db
    .selectFrom('documents')
    .select('objectPath')
    .where('objectPath', 'in', objectPaths)
    .execute()
  return new Set(rows.map(({ objectPath }) => objectPath))
}

/**
 * Records a file of the member, once: where it is recorded already, that record is the answer.
 *
 * @param quotaBytes what all files of a member may take together.
 * @throws DomainError invalid_input where it does not fit in there any more.
 */
export async function ensureDocument(
  trx: Trx,
  { userId, now, quotaBytes, values }: { userId: string; now: Date; quotaBytes: number; values: NewDocument },
): Promise<DocumentRow & { isNew: boolean }> {
  // One at a time for a member, since nothing else keeps two calls from recording the same file.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const recorded = await trx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('objectPath', '=', values.objectPath)
    .executeTakeFirst()
  if (recorded !== undefined) return { ...recorded, isNew: false }
  requireRoom({ used: await sumDocumentSizes(trx, { userId }), size: values.fileSize ?? 0, quotaBytes })
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
    values: Partial<Pick<DocumentRow, 'fileName' | 'category' | 'checklistKey' | 'expiresOn'>>
  },
): Promise<DocumentRow> {
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
): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** @throws DomainError invalid_input */
export function requireRoom({
  used,
  size,
  quotaBytes,
}: {
  used: number
  size: number
  quotaBytes: number
}): void {
  if (used + size <= quotaBytes) return
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`
  throw new DomainError(
    'invalid_input',
    `Your documents may take ${megabytes(quotaBytes)} together, and ${megabytes(used)} are in use. Delete a document, then send this one again.`,
  )
}

function noDocument(): never {
  throw new DomainError('not_found', 'There is no such document.')
}
