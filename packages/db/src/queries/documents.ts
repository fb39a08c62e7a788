import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { DocumentsTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { ownOrCompanys, type PaperScope } from './paper-scope.ts'
import { isUuid } from './uuid.ts'

export type DocumentRow = Selectable<DocumentsTable>

/** What is known of a file when it is recorded. */
export type NewDocument = Pick<
  DocumentRow,
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'objectPath'
  | 'category'
  | 'contentHash'
  | 'keptHash'
  | 'workspaceId'
>

/** The member's own documents and those of the company in whose workspace they work, newest first. */
export async function listDocumentsOfUser(
  db: Db,
  { userId, workspaceId, ...page }: PageRequest & PaperScope,
): Promise<Page<DocumentRow>> {
  const documents = db.selectFrom('documents').selectAll().where(ownOrCompanys({ userId, workspaceId }))
  return withPage(documents, {
    keys: [
      { field: 'uploadedAt', type: 'moment', direction: 'desc' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

/**
 * One of the member's own documents, or of the company's.
 *
 * @throws DomainError not_found
 */
export async function getDocument(
  db: Db,
  { id, ...scope }: PaperScope & { id: string },
): Promise<DocumentRow> {
  return (await findDocument(db, { id, ...scope })) ?? noDocument()
}

export async function findDocument(
  db: Db,
  { id, ...scope }: PaperScope & { id: string },
): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where(ownOrCompanys(scope))
    .executeTakeFirst()
}

/**
 * A document that the member may open: one of theirs, one of the company's, or a paper whose content a colleague shares with the
 * team in which the member works. It is asked anew each time, so that a paper is closed as soon as either of them has left.
 *
 * @throws DomainError not_found
 */
export async function getOpenableDocument(
  db: Db,
  { id, teamId, ...scope }: PaperScope & { id: string; teamId: string | null },
): Promise<DocumentRow> {
  const document = await findDocument(db, { id, ...scope })
  if (document !== undefined || teamId === null || !isUuid(id)) return document ?? noDocument()
  const shared = await papersOfTeam(db, teamId)
    .selectAll('documents')
    .where('documents.id', '=', id)
    .where('documents.sharing', '=', 'content')
    .where('documents.sharedTeamId', '=', teamId)
    .executeTakeFirst()
  return shared ?? noDocument()
}

export type TeamPaperRow = Pick<
  DocumentRow,
  | 'id'
  | 'userId'
  | 'fileName'
  | 'fileType'
  | 'category'
  | 'checklistKey'
  | 'expiresOn'
  | 'sharing'
  | 'sharedTeamId'
> & { readonly memberId: string; readonly memberName: string }

/** The papers of everybody in the team, without those of which it sees nothing; by person, newest first. */
export async function listPapersOfTeam(
  db: Db,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<TeamPaperRow[]> {
  return papersOfTeam(db, teamId)
    .select([
      'documents.id',
      'documents.userId',
      'documents.fileName',
      'documents.fileType',
      'documents.category',
      'documents.checklistKey',
      'documents.expiresOn',
      'documents.sharing',
      'documents.sharedTeamId',
      'teamMembers.id as memberId',
      'teamMembers.passportName as memberName',
    ])
    .where((eb) => eb.or([eb('documents.sharing', '!=', 'nothing'), eb('documents.userId', '=', userId)]))
    .orderBy('teamMembers.createdAt')
    .orderBy('teamMembers.id')
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .limit(mostPapers)
    .execute()
}

/** Five founders with as many papers as one may list at most would be more; nobody reads so many. */
const mostPapers = 1_000

function papersOfTeam(db: Db, teamId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('teamMembers', 'teamMembers.userId', 'documents.userId')
    .where('teamMembers.teamId', '=', teamId)
    .where('documents.workspaceId', 'is', null)
}

/** Of these documents, those that the member may read today, by id: their own, and those of the company for which they work. */
export async function findReadableDocuments(
  db: Db,
  { ids, ...scope }: PaperScope & { ids: readonly string[] },
): Promise<Map<string, DocumentRow>> {
  const wanted = ids.filter(isUuid)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', 'in', wanted)
    .where(ownOrCompanys(scope))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The record of one of the member's files, by where it lies. */
export async function findDocumentByPath(
  db: Db,
  { objectPath, ...scope }: PaperScope & { objectPath: string },
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where(ownOrCompanys(scope))
    .where('objectPath', '=', objectPath)
    .executeTakeFirst()
}

/**
 * The files of the member and the company that may be one of those named, newest first: of the same hash, or, where none was kept of them, of the
 * same size.
 */
export async function listSameDocuments(
  db: Db,
  { files, ...scope }: PaperScope & { files: readonly { contentHash: string; fileSize: number }[] },
): Promise<DocumentRow[]> {
  if (files.length === 0) return []
  return db
    .selectFrom('documents')
    .selectAll()
    .where(ownOrCompanys(scope))
    .where((eb) =>
      eb.or([
        eb(
          'contentHash',
          'in',
          files.map(({ contentHash }) => contentHash),
        ),
        eb.and([
          eb('contentHash', 'is', null),
          eb(
            'fileSize',
            'in',
            files.map(({ fileSize }) => fileSize),
          ),
        ]),
      ]),
    )
    .orderBy('uploadedAt', 'desc')
    .orderBy('id')
    .limit(mostSameDocuments)
    .execute()
}

const mostSameDocuments = 50

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
    now,
    values,
    ...scope
  }: PaperScope & {
    id: string
    now: Date
    values: Partial<
      Pick<
        DocumentRow,
        'fileName' | 'category' | 'checklistKey' | 'expiresOn' | 'workspaceId' | 'sharing' | 'sharedTeamId'
      >
    >
  },
): Promise<DocumentRow> {
  const document = isUuid(id)
    ? await trx
        .updateTable('documents')
        .set({ ...values, updatedAt: now })
        .where('id', '=', id)
        .where(ownOrCompanys(scope))
        .returningAll()
        .executeTakeFirst()
    : undefined
  return document ?? noDocument()
}

/** @returns the document that was deleted, if there was one. */
export async function deleteDocument(
  trx: Trx,
  { id, ...scope }: PaperScope & { id: string },
): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where(ownOrCompanys(scope))
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

/** Takes records away whose files a member had deleted while they were backed up. */
export async function forgetDocuments(trx: Trx, { ids }: { ids: readonly string[] }): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('documents').where('id', 'in', ids).execute()
}
