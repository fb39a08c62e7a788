import '@mantine/core/styles/Modal.layer.css'
import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import type { Document } from '@suv/domain'
import { IconAlertCircle } from '@tabler/icons-react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'

type Props = {
  /** The document to delete; null while the dialog is closed. */
  readonly document: Document | null
  readonly onClose: () => void
}

/** Asks first: a deleted file is gone from the storage too. */
export function DeleteDocumentDialog({ document, onClose }: Props) {
  const me = useMe()
  const utils = trpc.useUtils()
  const remove = trpc.documents.remove.useMutation({
    onSuccess: (gone) => {
      utils.documents.list.setData({ id: me.id }, (all) => all?.filter(({ id }) => id !== gone.id))
      toast({ title: 'Document deleted' })
      onClose()
    },
  })
  return (
    <Modal
      opened={document !== null}
      onClose={onClose}
      onExitTransitionEnd={remove.reset}
      title="Delete document?"
    >
      <Text>
        <bdi>{document?.fileName}</bdi> and its file are deleted. They cannot be brought back.
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
          onClick={() => document && remove.mutate({ id: document.id })}
        >
          Delete document
        </Button>
      </Group>
    </Modal>
  )
}
