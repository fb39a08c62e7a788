import { useCallback } from 'react'
import { trpc } from '../../trpc.ts'
import { changeAtOnce } from '../../ui/change-at-once.ts'

const listInput = { limit: 500 }

/** Saves a resource, or lets it go: at once on the screen, and then on the server. */
export function useSavedResources(): (resourceId: string, isSaved: boolean) => void {
  const { listBookmarks } = trpc.useUtils().resources
  const { mutateAsync: save } = trpc.resources.bookmark.useMutation()
  const { mutateAsync: letGo } = trpc.resources.removeBookmark.useMutation()
  return useCallback(
    async (resourceId, after) => {
      await changeAtOnce({
        of: `bookmark of ${resourceId}`,
        before: !after,
        after,
        put: (isSaved) => {
          void listBookmarks.cancel()
          listBookmarks.setData(listInput, (bookmarks = []) => {
            const others = bookmarks.filter((bookmark) => bookmark.resourceId !== resourceId)
            if (!isSaved) return others
            // The server gives the real id; until then the list only has to know the resource.
            const createdAt = new Date().toISOString()
            return [
              { id: crypto.randomUUID(), userId: crypto.randomUUID(), resourceId, createdAt },
              ...others,
            ]
          })
        },
        send: async () => {
          await (after ? save : letGo)({ id: resourceId })
          return after
        },
      })
      await listBookmarks.invalidate()
    },
    [listBookmarks, save, letGo],
  )
}
