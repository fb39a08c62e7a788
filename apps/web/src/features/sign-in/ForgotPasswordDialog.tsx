import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { supportEmail } from '@suv/domain'
import { useEffect, useState } from 'react'
import { DataProviders } from '../../DataProviders.tsx'
import { trpc } from '../../trpc.ts'
import { ActionForm } from '../../ui/ActionForm.tsx'
import { describeError } from '../../ui/describe-error.ts'

type Props = { opened: boolean; onClose: () => void; typedEmail: string }

/** Asks for the address, then says what comes, in the same words whether there is such a member or not. */
export default function ForgotPasswordDialog(props: Props) {
  return (
    <DataProviders>
      <Dialog {...props} />
    </DataProviders>
  )
}

function Dialog({ opened, onClose, typedEmail }: Props) {
  const [email, setEmail] = useState(typedEmail)
  const [isEmpty, setEmpty] = useState(false)
  const ask = trpc.accounts.requestPasswordReset.useMutation()

  useEffect(() => {
    if (opened) setEmail(typedEmail)
  }, [opened, typedEmail])

  function submit() {
    const entered = email.trim()
    setEmpty(entered === '')
    if (entered !== '') ask.mutate({ email: entered })
  }

  function forget() {
    ask.reset()
    setEmpty(false)
  }

  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={forget} title="Reset your password">
      {ask.isSuccess ? (
        <Stack gap="md" role="status">
          <Text>
            If there is an account for <strong>{ask.variables.email}</strong>, a mail with a link is on its
            way. The link works for one hour.
          </Text>
          <Text size="sm" c="dimmed">
            Nothing after a few minutes? Look in the spam folder, or write to{' '}
            <Anchor inherit href={`mailto:${supportEmail}?subject=Password%20reset`}>
              {supportEmail}
            </Anchor>
            .
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>Close</Button>
          </Group>
        </Stack>
      ) : (
        <ActionForm
          noValidate
          submit="Send the link"
          isPending={ask.isPending}
          problem={ask.error && (ask.error.data?.issues?.[0]?.message ?? describeError(ask.error))}
          onSubmit={submit}
          onCancel={onClose}
        >
          <TextInput
            label="Email of your account"
            description="We mail you a link to choose a new password."
            type="email"
            autoComplete="username"
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={isEmpty && 'Enter your email.'}
          />
        </ActionForm>
      )}
    </Modal>
  )
}
