import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useState } from 'react'
import { ShownOnce } from '../../ui/ShownOnce.tsx'
import { CreateApiKeyForm } from './CreateApiKeyForm.tsx'

type Props = { opened: boolean; onClose: () => void }

/** First the form, then the key, which nobody can read again once this dialog is closed. */
export function CreateApiKeyDialog({ opened, onClose }: Props) {
  const [createdKey, setCreatedKey] = useState<string | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setCreatedKey(null)}
      title={createdKey ? 'Your new API key' : 'Create an API key'}
      closeOnClickOutside={createdKey === null}
    >
      {createdKey ? (
        <ShownOnce label="API key" secret={createdKey} copy="Copy key" onDone={onClose}>
          Copy the key now, and keep it where you keep passwords. It is not shown again.
        </ShownOnce>
      ) : (
        <CreateApiKeyForm onCreated={setCreatedKey} onCancel={onClose} />
      )}
    </Modal>
  )
}
