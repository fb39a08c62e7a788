import { Anchor, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { FormProblem } from '../../ui/FormProblem.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { finishSignIn, type SecondStepCode } from '../session/session.ts'
import classes from './SignInForm.module.css'
import { describeSecondStepError } from './sign-in-messages.ts'
import { useGoOn } from './use-sign-in.ts'

/** After the password: a code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ onStartOver }: { onStartOver: () => void }) {
  const [kind, setKind] = useState<SecondStepCode['kind']>('totp')
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const goOn = useGoOn()
  const finish = useMutation({
    mutationFn: async (entered: SecondStepCode & { trustDevice: boolean }) => {
      await finishSignIn(entered)
      await goOn()
    },
    onError: () => {
      setCode('')
      input.current?.focus()
    },
  })
  const problem = finish.error && describeSecondStepError(finish.error)
  const isApp = kind === 'totp'

  // Also when the way changes: the field is the one thing to fill in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way is what focus follows
  useEffect(() => input.current?.focus(), [kind])

  function submit(event: FormEvent) {
    event.preventDefault()
    const entered = code.trim()
    if (entered === '') input.current?.focus()
    else finish.mutate({ kind, code: isApp ? entered.replaceAll(' ', '') : entered, trustDevice })
  }

  function change() {
    setKind(isApp ? 'backup-code' : 'totp')
    setCode('')
    finish.reset()
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Second step">
      <Stack gap="md">
        {problem && <FormProblem>{problem.text}</FormProblem>}
        {problem?.isEnded ? (
          <Button onClick={onStartOver}>Enter email and password again</Button>
        ) : (
          <>
            <TextInput
              ref={input}
              label={isApp ? 'Code from your authenticator app' : 'Recovery code'}
              description={
                isApp
                  ? 'Six digits; they change every 30 seconds.'
                  : 'Each works once. Capitals, spaces and dashes do not matter.'
              }
              name="code"
              autoComplete={isApp ? 'one-time-code' : 'off'}
              inputMode={isApp ? 'numeric' : 'text'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={isApp ? 7 : 40}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Checkbox
              label="Do not ask for a code in this browser for 30 days"
              checked={trustDevice}
              onChange={(event) => setTrustDevice(event.currentTarget.checked)}
            />
            <Button type="submit" fullWidth loading={finish.isPending}>
              Sign in
            </Button>
            <Anchor
              component="button"
              type="button"
              underline="hover"
              className={classes.forgot}
              onClick={change}
            >
              {isApp ? 'Use a recovery code' : 'Use the authenticator app'}
            </Anchor>
            <Anchor
              component="button"
              type="button"
              underline="hover"
              className={classes.forgot}
              onClick={onStartOver}
            >
              Sign in with another account
            </Anchor>
          </>
        )}
      </Stack>
    </form>
  )
}
