import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { Passkey } from '@suv/domain'
import { IconAlertCircle } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
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
    <Modal
      opened={passkey !== null}
      onClose={onClose}
      onExitTransitionEnd={remove.reset}
      title={passkey ? `Remove ${passkey.name}?` : ''}
    >
      <Text>
        It no longer signs you in here; sessions that it began go on until you end them. Your device may still
        offer it: delete it there too.
      </Text>
      {remove.error && (
        <Alert mt="md" color="maple" icon={<IconAlertCircle aria-hidden="true" />} role="alert">
          {describeError(remove.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="maple"
          loading={remove.isPending}
          onClick={() => passkey && remove.mutate({ id: passkey.id })}
        >
          Remove passkey
        </Button>
      </Group>
    </Modal>
  )
}
