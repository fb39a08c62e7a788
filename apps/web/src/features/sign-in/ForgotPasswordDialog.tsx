import { Anchor, Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { supportEmail } from '../../support.ts'

export default function ForgotPasswordDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Reset your password">
      <Text>
        Resetting by email is not available yet. Write to{' '}
        <Anchor href={`mailto:${supportEmail}?subject=Password%20reset`}>{supportEmail}</Anchor> from the
        address of your membership, and we set a new password with you.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Modal>
  )
}
