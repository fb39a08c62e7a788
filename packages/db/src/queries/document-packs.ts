import { type DocumentPackValues, DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { DocumentPacksTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { newestFirst } from './team-scope.ts'
import { isUuid } from './uuid.ts'

export type DocumentPackRow = Selectable<DocumentPacksTable>

type Of = { readonly id: string; readonly userId: string }

/** The member's packs, newest first. */
export async function listDocumentPacks(
  db: Db,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<DocumentPackRow>> {
  return withPage(db.selectFrom('documentPacks').selectAll().where('userId', '=', userId), {
    keys: newestFirst,
    ...page,
  })
}

/** @throws DomainError not_found */
export async function getDocumentPack(db: Db, pack: Of): Promise<DocumentPackRow> {
  return required(await ofMember(db, pack)?.executeTakeFirst())
}

/** The same, which nobody else changes until the transaction ends. @throws DomainError not_found */
export async function lockDocumentPack(trx: Trx, pack: Of): Promise<DocumentPackRow> {
  return required(await ofMember(trx, pack)?.forUpdate().executeTakeFirst())
}

export async function insertDocumentPack(
  trx: Trx,
  { userId, now, values }: { userId: string; now: Date; values: DocumentPackValues },
): Promise<DocumentPackRow> {
  return trx
    .insertInto('documentPacks')
    .values({ ...withJsonText(values, ['papers']), userId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes a pack anew. @throws DomainError not_found */
export async function updateDocumentPack(
  trx: Trx,
  { id, userId, now, values }: Of & { now: Date; values: DocumentPackValues },
): Promise<DocumentPackRow> {
  const row = await trx
    .updateTable('documentPacks')
    .set({ ...withJsonText(values, ['papers']), updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return required(row)
}

/** @returns whether there was such a pack. */
export async function deleteDocumentPack(trx: Trx, { id, userId }: Of): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom('documentPacks')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function ofMember(db: Db, { id, userId }: Of) {
  return isUuid(id)
    ? db.selectFrom('documentPacks').selectAll().where('id', '=', id).where('userId', '=', userId)
    : undefined
}

function required(row: DocumentPackRow | undefined): DocumentPackRow {
  if (row === undefined) throw new DomainError('not_found', 'There is no such pack.')
  return row
}
