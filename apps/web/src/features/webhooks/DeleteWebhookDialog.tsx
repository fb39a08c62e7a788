import type { WebhookEndpoint } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { RemovalDialog } from '../../ui/RemovalDialog.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'

type Props = {
  opened: boolean
  /** Null once it is gone. */
  endpoint: WebhookEndpoint | null
  onClose: () => void
}

export function DeleteWebhookDialog({ opened, endpoint, onClose }: Props) {
  const { list } = trpc.useUtils().webhooks
  const removal = trpc.webhooks.remove.useMutation({
    onSuccess: async () => {
      await list.invalidate()
      toast({ title: 'Webhook deleted' })
      onClose()
    },
  })
  return (
    <RemovalDialog
      opened={opened}
      title="Delete this webhook?"
      confirm="Delete webhook"
      removal={removal}
      onConfirm={() => endpoint && removal.mutate({ id: endpoint.id })}
      onClose={onClose}
    >
      Nothing is sent to {endpoint?.url} any more, and the list of what was sent goes too. Its secret cannot
      be brought back.
    </RemovalDialog>
  )
}
