import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import '@mantine/core/styles/PasswordInput.layer.css'
import { type FormEvent, useState } from 'react'
import { describeError } from '../../../ui/describe-error.ts'
import { readRefusal } from '../../session/read-refusal.ts'

type Props = {
  text: string
  action: string
  isPending: boolean
  error: unknown
  onSubmit: (password: string) => void
  onCancel: () => void
  color?: string
}

/** What changes the way in asks for the password first. */
export function PasswordStep({ text, action, isPending, error, onSubmit, onCancel, color }: Props) {
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(password === '')
    if (password !== '') onSubmit(password)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{text}</Text>
        {error != null && <FormProblem>{readRefusal(error)?.error ?? describeError(error)}</FormProblem>}
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isEmpty && 'Enter your password.'}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending} {...(color ? { color } : {})}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
