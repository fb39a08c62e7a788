import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { value: string; error: ReactNode; onChange: (value: string) => void }

/** What a dialog about a person asks first: of somebody else, mostly, so that no browser fills it in. */
export function PassportNameInput({ value, error, onChange }: Props) {
  return (
    <TextInput
      label="Name as in the passport"
      data-autofocus
      aria-required="true"
      maxLength={200}
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
