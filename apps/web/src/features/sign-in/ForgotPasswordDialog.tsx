import { Anchor, TextInput } from '@mantine/core'
import { supportEmail } from '@suv/domain'
import { useEffect, useState } from 'react'
import { DataProviders } from '../../DataProviders.tsx'
import { trpc } from '../../trpc.ts'
import { MailedLinkDialog } from '../../ui/MailedLinkDialog.tsx'

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
    <MailedLinkDialog
      opened={opened}
      onClose={onClose}
      onClosed={forget}
      title="Reset your password"
      ask={ask}
      onSubmit={submit}
      sent={
        <>
          If there is an account for <strong>{ask.variables?.email}</strong>, a mail with a link is on its
          way. The link works for one hour.
        </>
      }
      otherwise={
        <>
          Nothing after a few minutes? Look in the spam folder, or write to{' '}
          <Anchor inherit href={`mailto:${supportEmail}?subject=Password%20reset`}>
            {supportEmail}
          </Anchor>
          .
        </>
      }
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
    </MailedLinkDialog>
  )
}
