import { ensureResourceBookmark } from '@suv/db'
import type { Bookmark } from '@suv/domain'
import { audited } from '../../audited.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Keeps a resource for the caller; keeping it again changes nothing.
 *
 * @throws DomainError not_found
 */
export async function bookmarkResource(
  ctx: MemberContext,
  { id: resourceId }: { id: string },
): Promise<Bookmark> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const now = ctx.clock.now()
    const { isNew, ...bookmark } = await ensureResourceBookmark(trx, { userId, resourceId, now })
    if (isNew) {
      await audit({
        action: 'create',
        entity: 'resourceBookmarks',
        entityId: bookmark.id,
        changedFields: ['resourceId'],
      })
    }
    return present(bookmark)
  })
}
