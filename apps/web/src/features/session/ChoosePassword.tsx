import { Button, PasswordInput, Stack } from '@mantine/core'
import { FormProblem } from '../../ui/FormProblem.tsx'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { describeError } from '../../ui/describe-error.ts'

const shortest = 10

type Props = {
  /** Of the whole form, for those who do not see it. */
  name: string
  label: string
  fieldName?: string
  submitLabel: string
  /** Keeps the password and goes on; what it throws is shown. */
  onChoose: (password: string) => Promise<void>
  children?: ReactNode
}

/** A first or a new password, typed once and readable on request. */
export function ChoosePassword({ name, label, fieldName, submitLabel, onChoose, children }: Props) {
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const save = useMutation({ mutationFn: onChoose })

  function submit(event: FormEvent) {
    event.preventDefault()
    setShort(password.length < shortest)
    if (password.length >= shortest) save.mutate(password)
  }

  return (
    <form noValidate onSubmit={submit} aria-label={name}>
      <Stack gap="md">
        {save.error && <FormProblem>{describeError(save.error)}</FormProblem>}
        {children}
        <PasswordInput
          label={label}
          description={`At least ${shortest} characters. A phrase of several words is easy to keep in mind.`}
          {...(fieldName !== undefined && { name: fieldName })}
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isShort && `Use at least ${shortest} characters.`}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        />
        <Button type="submit" fullWidth loading={save.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
