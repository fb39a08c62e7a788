import { Modal, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { formatDate } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { CurrentPassword } from '../security/CurrentPassword.tsx'

type Props = { opened: boolean; asksForCode: boolean; onClose: () => void }

/** Asks for the password, and the second step where there is one. */
export function EraseAccountDialog({ opened, asksForCode, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const utils = trpc.useUtils()
  const erase = trpc.accounts.scheduleErasure.useMutation({
    onSuccess: async ({ eraseAt }) => {
      await utils.accounts.security.invalidate()
      toast({ title: 'Erasure scheduled', description: `Your account is erased on ${formatDate(eraseAt)}.` })
      onClose()
    },
  })

  function submit() {
    setSubmitted(true)
    if (password === '' || (asksForCode && code.trim() === '')) return
    erase.mutate({ password, ...(asksForCode ? { code: code.trim() } : {}) })
  }

  function forget() {
    setPassword('')
    setCode('')
    setSubmitted(false)
    erase.reset()
  }

  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={forget} title="Erase your account">
      <ActionForm
        noValidate
        submit="Erase in seven days"
        color="maple"
        isPending={erase.isPending}
        problem={erase.error && describeError(erase.error)}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text>
          In seven days your sign-in, what you entered and your files are erased for good. A team goes too
          when nobody else signs in to it; another keeps its papers, in which you stand by name. Until then
          you can change your mind here.
        </Text>
        <CurrentPassword
          hasFocus
          value={password}
          onChange={setPassword}
          isMissing={wasSubmitted && password === ''}
        />
        {asksForCode && (
          <TextInput
            label="Code from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={wasSubmitted && code.trim() === '' && 'Enter the code.'}
          />
        )}
      </ActionForm>
    </Modal>
  )
}
