import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { ResourceBookmarksTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'

export type ResourceBookmarkRow = Selectable<ResourceBookmarksTable>

/** What the member keeps, newest first. */
export async function listResourceBookmarksOfUser(
  db: Db,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<ResourceBookmarkRow>> {
  return withPage(db.selectFrom('resourceBookmarks').selectAll().where('userId', '=', userId), {
    keys: [
      { field: 'createdAt', type: 'moment', direction: 'desc' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

/**
 * Keeps a resource for the member, once.
 *
 * @throws DomainError not_found where there is no such resource.
 */
export async function ensureResourceBookmark(
  trx: Trx,
  { userId, resourceId, now }: { userId: string; resourceId: string; now: Date },
): Promise<ResourceBookmarkRow & { isNew: boolean }> {
  if (!isUuid(resourceId)) throw noResource()
  const inserted = await trx
    .insertInto('resourceBookmarks')
    .columns(['userId', 'resourceId', 'createdAt', 'updatedAt'])
    .expression((eb) =>
      eb
        .selectFrom('resources')
        .select((select) => [
          select.val(userId).$castTo<string>().as('userId'),
          'id',
          select.val(now).as('createdAt'),
          select.val(now).as('updatedAt'),
        ])
        .where('id', '=', resourceId),
    )
    .onConflict((conflict) => conflict.constraint('resource_bookmarks_user_resource_unique').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted !== undefined) return { ...inserted, isNew: true }
  const kept = await trx
    .selectFrom('resourceBookmarks')
    .selectAll()
    .where('userId', '=', userId)
    .where('resourceId', '=', resourceId)
    .executeTakeFirst()
  if (kept === undefined) throw noResource()
  return { ...kept, isNew: false }
}

/** @returns the bookmark that was taken away, if there was one. */
export async function deleteResourceBookmark(
  trx: Trx,
  { userId, resourceId }: { userId: string; resourceId: string },
): Promise<ResourceBookmarkRow | undefined> {
  if (!isUuid(resourceId)) return undefined
  return trx
    .deleteFrom('resourceBookmarks')
    .where('userId', '=', userId)
    .where('resourceId', '=', resourceId)
    .returningAll()
    .executeTakeFirst()
}

function noResource(): DomainError {
  return new DomainError('not_found', 'There is no such resource.')
}
