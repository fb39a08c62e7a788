import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { formatDate } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'

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

  function submit(event: FormEvent) {
    event.preventDefault()
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
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text>
            In seven days your sign-in, what you entered and your files are erased for good. A team goes too
            when nobody else signs in to it; another keeps its papers, in which you stand by name. Until then
            you can change your mind here.
          </Text>
          {erase.error && <FormProblem>{describeError(erase.error)}</FormProblem>}
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={wasSubmitted && password === '' && 'Enter your password.'}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="maple" loading={erase.isPending}>
              Erase in seven days
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
