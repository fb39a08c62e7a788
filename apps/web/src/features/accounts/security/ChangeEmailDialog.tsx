import { TextInput } from '@mantine/core'
import { emailSchema } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { MailedLinkDialog } from '../../../ui/MailedLinkDialog.tsx'
import { useMe } from '../../session/use-me.ts'
import { CurrentPassword } from './CurrentPassword.tsx'

type Props = { opened: boolean; onClose: () => void }

/** Asks for the new address and the password, then says what comes, in the same words whoever has the address. */
export function ChangeEmailDialog({ opened, onClose }: Props) {
  const me = useMe()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const utils = trpc.useUtils()
  const ask = trpc.accounts.requestEmailChange.useMutation({
    onSuccess: () => utils.accounts.security.invalidate(),
  })
  const typed = emailSchema.safeParse(email.trim())

  function submit() {
    setSubmitted(true)
    if (typed.success && password !== '') ask.mutate({ email: typed.data, password })
  }

  function forget() {
    setEmail('')
    setPassword('')
    setSubmitted(false)
    ask.reset()
  }

  return (
    <MailedLinkDialog
      opened={opened}
      onClose={onClose}
      onClosed={forget}
      title={ask.isSuccess ? 'Open the link in your mail' : 'Change your email'}
      ask={ask}
      onSubmit={submit}
      sent={
        <>
          A mail is on its way to <strong>{ask.variables?.email}</strong>. Open the link in it within one
          hour: your email changes then, and you are signed out everywhere else.
        </>
      }
      otherwise={
        <>
          Until then you sign in with {me.email}, which gets a notice. No mail after a few minutes? Look in
          the spam folder, or check the address and ask again.
        </>
      }
    >
      <TextInput
        label="New email"
        description="We mail a link there. Nothing changes before you open it."
        type="email"
        autoComplete="email"
        maxLength={254}
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={wasSubmitted && typed.error?.issues[0]?.message}
      />
      <CurrentPassword value={password} onChange={setPassword} isMissing={wasSubmitted && password === ''} />
    </MailedLinkDialog>
  )
}
