import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { Icon } from './Icon.tsx'
import '@mantine/core/styles/Modal.layer.css'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { describeError } from './describe-error.ts'

type Props = {
  opened: boolean
  title: string
  /** What goes, and that it cannot be brought back. */
  children: ReactNode
  /** The verb on the button. */
  confirm: string
  /** The mutation that removes. */
  removal: { error: unknown; isPending: boolean; reset: () => void }
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is removed for good, and says why where that failed. */
export function RemovalDialog({ opened, title, children, confirm, removal, onConfirm, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={removal.reset} title={title}>
      <Text>{children}</Text>
      {removal.error != null && (
        <Alert mt="md" color="maple" icon={<Icon of={IconAlertCircle} size={24} stroke={2} />} role="alert">
          {describeError(removal.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="maple" loading={removal.isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}
