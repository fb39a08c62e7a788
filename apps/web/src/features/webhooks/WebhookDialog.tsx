import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { WebhookEndpoint } from '@suv/domain'
import { useState } from 'react'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { WebhookForm } from './WebhookForm.tsx'

type Props = {
  opened: boolean
  /** The one to change; null for a new one. */
  endpoint: WebhookEndpoint | null
  onClose: () => void
}

/** First the form; for a new one then its secret, which nobody can read again once this dialog is closed. */
export function WebhookDialog({ opened, endpoint, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const title = endpoint ? 'Edit the webhook' : 'Add a webhook'
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setSecret(null)}
      title={secret ? 'The secret of your webhook' : title}
      closeOnClickOutside={false}
    >
      {secret ? (
        <ShownOnce label="Secret" secret={secret} copy="Copy secret" onDone={onClose}>
          Your program verifies messages with it. Keep it where you keep passwords: it is not shown again.
        </ShownOnce>
      ) : (
        <WebhookForm endpoint={endpoint} onCreated={setSecret} onDone={onClose} />
      )}
    </Modal>
  )
}
