import type { Document } from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { RemovalDialog } from '../../../ui/RemovalDialog.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'

type Props = {
  /** The document to delete; null while the dialog is closed. */
  readonly document: Document | null
  readonly onClose: () => void
}

/** Asks first: a deleted file is gone from the storage too. */
export function DeleteDocumentDialog({ document, onClose }: Props) {
  const me = useMe()
  const utils = trpc.useUtils()
  const remove = trpc.documents.remove.useMutation({
    onSuccess: (gone) => {
      utils.documents.list.setData({ id: me.id }, (all) => all?.filter(({ id }) => id !== gone.id))
      toast({ title: 'Document deleted' })
      onClose()
    },
  })
  return (
    <RemovalDialog
      opened={document !== null}
      title="Delete document?"
      confirm="Delete document"
      removal={remove}
      onConfirm={() => document && remove.mutate({ id: document.id })}
      onClose={onClose}
    >
      <bdi>{document?.fileName}</bdi> and its file are deleted. They cannot be brought back.
    </RemovalDialog>
  )
}
