import type { ApiKey } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { RemovalDialog } from '../../ui/RemovalDialog.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'

type Props = {
  /** The key to revoke; null while the dialog is closed. */
  apiKey: ApiKey | null
  onClose: () => void
}

export function RevokeApiKeyDialog({ apiKey, onClose }: Props) {
  const utils = trpc.useUtils()
  const revoke = trpc.apiKeys.revoke.useMutation({
    onSuccess: async () => {
      await utils.apiKeys.list.invalidate()
      toast({ title: 'API key revoked' })
      onClose()
    },
  })
  return (
    <RemovalDialog
      opened={apiKey !== null}
      title={apiKey ? `Revoke ${apiKey.name}?` : ''}
      confirm="Revoke key"
      removal={revoke}
      onConfirm={() => apiKey && revoke.mutate({ id: apiKey.id })}
      onClose={onClose}
    >
      Programs that use this key are refused from then on. A revoked key cannot be brought back.
    </RemovalDialog>
  )
}
