import { Checkbox, Modal, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { CurrentPassword } from './CurrentPassword.tsx'

const shortest = 10

export function ChangePasswordDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [revokesApiKeys, setRevokesApiKeys] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const utils = trpc.useUtils()
  const change = trpc.accounts.changePassword.useMutation({
    onSuccess: ({ endedSessions }) => {
      toast({
        title: 'Password changed',
        ...(endedSessions > 0 ? { description: 'Your other sessions have ended.' } : {}),
      })
      void utils.sessions.invalidate()
      void utils.trustedBrowsers.invalidate()
      void utils.apiKeys.list.invalidate()
      onClose()
    },
  })

  function submit() {
    setSubmitted(true)
    if (current !== '' && chosen.length >= shortest) {
      change.mutate({ currentPassword: current, newPassword: chosen, revokesApiKeys })
    }
  }

  function forget() {
    setCurrent('')
    setChosen('')
    setRevokesApiKeys(false)
    setSubmitted(false)
    change.reset()
  }

  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={forget} title="Change your password">
      <ActionForm
        noValidate
        submit="Change password"
        isPending={change.isPending}
        problem={change.error && describeError(change.error)}
        onSubmit={submit}
        onCancel={onClose}
      >
        <CurrentPassword
          isReplaced
          hasFocus
          value={current}
          onChange={setCurrent}
          isMissing={wasSubmitted && current === ''}
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
        <Checkbox
          label="Revoke my API keys too"
          description="Do so where somebody else may know the old password: a key that they made works on."
          checked={revokesApiKeys}
          onChange={(event) => setRevokesApiKeys(event.currentTarget.checked)}
        />
      </ActionForm>
    </Modal>
  )
}
