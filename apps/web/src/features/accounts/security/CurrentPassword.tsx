import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useMe } from '../../session/use-me.ts'

type Props = {
  value: string
  onChange: (password: string) => void
  /** Whether the form was sent without it. */
  isMissing: boolean
  /** Whether a new one stands beside it. */
  isReplaced?: boolean
  hasFocus?: boolean
}

/** The member's own password, which is asked for before the way in is changed. */
export function CurrentPassword({ value, onChange, isMissing, isReplaced = false, hasFocus = false }: Props) {
  const me = useMe()
  const noun = isReplaced ? 'current password' : 'password'
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordInput
        label={isReplaced ? 'Current password' : 'Your password'}
        autoComplete="current-password"
        {...(hasFocus && { 'data-autofocus': true })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isMissing && `Enter your ${noun}.`}
        visibilityToggleButtonProps={{ 'aria-label': `Show ${noun}`, tabIndex: 0 }}
      />
    </>
  )
}
