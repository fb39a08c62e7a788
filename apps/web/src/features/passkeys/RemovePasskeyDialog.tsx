import type { Passkey } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { RemovalDialog } from '../../ui/RemovalDialog.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'

type Props = {
  /** The passkey to remove; null while the dialog is closed. */
  passkey: Passkey | null
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey, onClose }: Props) {
  const utils = trpc.useUtils()
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: async () => {
      await utils.passkeys.list.invalidate()
      toast({ title: 'Passkey removed' })
      onClose()
    },
  })
  return (
    <RemovalDialog
      opened={passkey !== null}
      title={passkey ? `Remove ${passkey.name}?` : ''}
      confirm="Remove passkey"
      removal={remove}
      onConfirm={() => passkey && remove.mutate({ id: passkey.id })}
      onClose={onClose}
    >
      It no longer signs you in here; sessions that it began go on until you end them. Your device may still
      offer it: delete it there too.
    </RemovalDialog>
  )
}
