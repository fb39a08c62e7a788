import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

const listInput = { limit: 500 }

/** Saves a resource, or lets it go: at once on the screen, and then on the server, one change after the other. */
export function useSavedResources(): (resourceId: string, isSaved: boolean) => void {
  const utils = trpc.useUtils()
  const { listBookmarks } = utils.resources
  const { mutate } = useMutation({
    scope: { id: 'resource-bookmarks' },
    onMutate: async ({ resourceId, isSaved }: { resourceId: string; isSaved: boolean }) => {
      await listBookmarks.cancel()
      listBookmarks.setData(listInput, (bookmarks = []) => {
        const others = bookmarks.filter((bookmark) => bookmark.resourceId !== resourceId)
        if (!isSaved) return others
        // The server gives the real id; until then the list only has to know the resource.
        const createdAt = new Date().toISOString()
        return [{ id: crypto.randomUUID(), userId: crypto.randomUUID(), resourceId, createdAt }, ...others]
      })
    },
    mutationFn: ({ resourceId, isSaved }): Promise<unknown> =>
      isSaved
        ? utils.client.resources.bookmark.mutate({ id: resourceId })
        : utils.client.resources.removeBookmark.mutate({ id: resourceId }),
    onError: (error) => {
      toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    },
    onSettled: () => listBookmarks.invalidate(),
  })
  return useCallback((resourceId, isSaved) => mutate({ resourceId, isSaved }), [mutate])
}
