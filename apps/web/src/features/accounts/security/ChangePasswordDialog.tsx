import { Modal, PasswordInput, Stack } from '@mantine/core'
import { FormActions } from '../../../ui/FormActions.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useMe } from '../../session/use-me.ts'

const shortest = 10

export function ChangePasswordDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const me = useMe()
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const utils = trpc.useUtils()
  const change = trpc.accounts.changePassword.useMutation({
    onSuccess: ({ endedSessions }) => {
      toast({
        title: 'Password changed',
        ...(endedSessions > 0 ? { description: 'Your other sessions have ended.' } : {}),
      })
      void utils.sessions.list.invalidate()
      onClose()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (current !== '' && chosen.length >= shortest) {
      change.mutate({ currentPassword: current, newPassword: chosen })
    }
  }

  function forget() {
    setCurrent('')
    setChosen('')
    setSubmitted(false)
    change.reset()
  }

  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={forget} title="Change your password">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {change.error && <FormProblem>{describeError(change.error)}</FormProblem>}
          {/* For password managers: whose password it is. */}
          <input type="text" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            data-autofocus
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            error={wasSubmitted && current === '' && 'Enter your current password.'}
            visibilityToggleButtonProps={{ 'aria-label': 'Show current password', tabIndex: 0 }}
          />
          <PasswordInput
            label="New password"
            description={`At least ${shortest} characters.`}
            autoComplete="new-password"
            maxLength={200}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            error={wasSubmitted && chosen.length < shortest && `Use at least ${shortest} characters.`}
            visibilityToggleButtonProps={{ 'aria-label': 'Show new password', tabIndex: 0 }}
          />
          <FormActions submit="Change password" isPending={change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
