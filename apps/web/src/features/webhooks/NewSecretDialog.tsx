import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { oldSecretHours, type WebhookEndpoint } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { ShownOnce } from '../../ui/ShownOnce.tsx'

type Props = {
  opened: boolean
  /** Null once it is gone. */
  endpoint: WebhookEndpoint | null
  onClose: () => void
}

/** Says what a new secret does, makes it, and shows it once. */
export function NewSecretDialog({ opened, endpoint, onClose }: Props) {
  const { list } = trpc.useUtils().webhooks
  const rotate = trpc.webhooks.rotateSecret.useMutation({ onSuccess: () => list.invalidate() })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={rotate.reset}
      title={rotate.data ? 'The new secret' : 'Make a new secret?'}
      closeOnClickOutside={!rotate.data}
    >
      {rotate.data ? (
        <ShownOnce label="Secret" secret={rotate.data.secret} copy="Copy secret" onDone={onClose}>
          Give it to your program within {oldSecretHours} hours. It is not shown again.
        </ShownOnce>
      ) : (
        <Stack gap="md">
          <Text>
            For {oldSecretHours} hours messages are signed with both, the one from before and the new one, so
            that your program can change over. After that the one from before is of no more use.
          </Text>
          {rotate.error && <FormProblem>{describeError(rotate.error)}</FormProblem>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={rotate.isPending} onClick={() => endpoint && rotate.mutate({ id: endpoint.id })}>
              Make a new secret
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
