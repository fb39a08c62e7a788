import { deleteResourceBookmark } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Keeps a resource no longer. Where it was not kept, nothing changes and it is no error. */
export async function removeBookmark(
  ctx: MemberContext,
  { id: resourceId }: { id: string },
): Promise<{ id: string }> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const bookmark = await deleteResourceBookmark(trx, { userId, resourceId })
    if (bookmark !== undefined) {
      await audit({ action: 'delete', entity: 'resourceBookmarks', entityId: bookmark.id })
    }
    return { id: resourceId }
  })
}
