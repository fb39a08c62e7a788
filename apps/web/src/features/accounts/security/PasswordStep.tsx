import { Text } from '@mantine/core'
import { useState } from 'react'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { describeError } from '../../../ui/describe-error.ts'
import { readRefusal } from '../../session/read-refusal.ts'
import { CurrentPassword } from './CurrentPassword.tsx'

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
  function submit() {
    setEmpty(password === '')
    if (password !== '') onSubmit(password)
  }
  return (
    <ActionForm
      noValidate
      submit={action}
      color={color}
      isPending={isPending}
      problem={error != null && (readRefusal(error)?.error ?? describeError(error))}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Text>{text}</Text>
      <CurrentPassword hasFocus value={password} onChange={setPassword} isMissing={isEmpty} />
    </ActionForm>
  )
}
