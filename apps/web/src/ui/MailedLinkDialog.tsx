import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { ActionForm } from './ActionForm.tsx'
import { describeError } from './describe-error.ts'

/** The request for the mail, as a mutation of tRPC. */
type Asked = {
  readonly isSuccess: boolean
  readonly isPending: boolean
  readonly error: {
    readonly data?:
      | { readonly issues?: readonly { readonly message: string }[] | undefined }
      | null
      | undefined
  } | null
}

type Props = {
  opened: boolean
  onClose: () => void
  /** Once the dialog is out of sight: forgets what was typed and asked. */
  onClosed: () => void
  title: string
  ask: Asked
  onSubmit: () => void
  /** The fields of the form. */
  children: ReactNode
  /** What comes, once the mail is on its way. */
  sent: ReactNode
  /** What to do where nothing comes. */
  otherwise: ReactNode
}

/** Asks for what a mail with a link needs, then says in the same place what comes. */
export function MailedLinkDialog(props: Props) {
  const { opened, onClose, onClosed, title, ask } = props
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={onClosed} title={title}>
      {ask.isSuccess ? (
        <Stack gap="md" role="status">
          <Text>{props.sent}</Text>
          <Text size="sm" c="dimmed">
            {props.otherwise}
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <ActionForm
          noValidate
          submit="Send the link"
          isPending={ask.isPending}
          problem={ask.error && (ask.error.data?.issues?.[0]?.message ?? describeError(ask.error))}
          onSubmit={props.onSubmit}
          onCancel={onClose}
        >
          {props.children}
        </ActionForm>
      )}
    </Modal>
  )
}
