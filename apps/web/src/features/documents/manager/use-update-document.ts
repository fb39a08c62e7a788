import { trpc } from '../../../trpc.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'

/** Changes a document, puts the answer into the list, and says so under `title`. */
export function useUpdateDocument(title: string, onSaved?: () => void) {
  const me = useMe()
  const utils = trpc.useUtils()
  return trpc.documents.update.useMutation({
    onSuccess: (saved) => {
      utils.documents.list.setData({ id: me.id }, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      )
      toast({ title, description: saved.fileName })
      onSaved?.()
    },
  })
}
