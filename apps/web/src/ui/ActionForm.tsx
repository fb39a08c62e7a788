import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { FormProblem } from './FormProblem.tsx'

type Props = {
  /** On the button that sends the form. */
  submit: string
  /** On it while the form is sent; without, the button shows that it waits. */
  pendingLabel?: string | undefined
  isPending: boolean
  color?: string | undefined
  /** Why it was refused the last time; nothing while it was not. */
  problem?: ReactNode
  /** For a form that checks all of its fields itself. */
  noValidate?: boolean
  children: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
}

/** The form in a dialog: its fields, why it was refused, and its two buttons. It is sent once at a time. */
export function ActionForm(props: Props) {
  const { submit, pendingLabel, isPending, color, problem, noValidate = false, children } = props
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) props.onSubmit(event)
  }
  return (
    <form noValidate={noValidate} onSubmit={send}>
      <Stack gap="md">
        {children}
        {problem && <FormProblem>{problem}</FormProblem>}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            {...(color !== undefined && { color })}
            {...(pendingLabel === undefined
              ? { loading: isPending }
              : { 'aria-disabled': isPending, 'data-disabled': isPending })}
          >
            {isPending && pendingLabel !== undefined ? pendingLabel : submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
