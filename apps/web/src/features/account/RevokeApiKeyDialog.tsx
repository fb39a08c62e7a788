import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { ApiKey } from '@suv/domain'
import { IconAlertCircle } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
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
    <Modal
      opened={apiKey !== null}
      onClose={onClose}
      onExitTransitionEnd={revoke.reset}
      title={apiKey ? `Revoke ${apiKey.name}?` : ''}
    >
      <Text>Programs that use this key are refused from then on. A revoked key cannot be brought back.</Text>
      {revoke.error && (
        <Alert mt="md" color="maple" icon={<IconAlertCircle aria-hidden="true" />} role="alert">
          {describeError(revoke.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="maple"
          loading={revoke.isPending}
          onClick={() => apiKey && revoke.mutate({ id: apiKey.id })}
        >
          Revoke key
        </Button>
      </Group>
    </Modal>
  )
}
