import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import classes from './SignInForm.module.css'
import { describeSignInError, missingFieldText } from './sign-in-messages.ts'
import { useSignIn } from './use-sign-in.ts'

// Few people open it, and a dialog brings a third of this page's code.
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog.tsx'))

export function SignInForm({ onSecondStep }: { onSecondStep: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const [forgotOpened, forgot] = useDisclosure(false)
  const [wasForgotOpened, setForgotWasOpened] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const signIn = useSignIn(onSecondStep)
  const problem = isIncomplete ? missingFieldText : signIn.error && describeSignInError(signIn.error)

  function openForgot() {
    setForgotWasOpened(true)
    forgot.open()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = email.trim() === '' ? emailInput : password === '' ? passwordInput : null
    setIncomplete(missing !== null)
    if (missing) missing.current?.focus()
    else signIn.mutate({ email: email.trim(), password })
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Sign in">
      <Stack gap="md">
        {problem && (
          <Alert
            color="maple"
            icon={<IconAlertCircle aria-hidden="true" />}
            role="alert"
            id="sign-in-problem"
          >
            {problem}
          </Alert>
        )}
        <TextInput
          ref={emailInput}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={isIncomplete && email.trim() === ''}
        />
        <div>
          <PasswordInput
            ref={passwordInput}
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={isIncomplete && password === ''}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          />
          <Anchor
            underline="hover"
            component="button"
            type="button"
            className={classes.forgot}
            onClick={openForgot}
          >
            Forgot password?
          </Anchor>
        </div>
        <Button type="submit" fullWidth loading={signIn.isPending}>
          Sign in
        </Button>
      </Stack>
      {wasForgotOpened && (
        <Suspense>
          <ForgotPasswordDialog opened={forgotOpened} onClose={forgot.close} typedEmail={email.trim()} />
        </Suspense>
      )}
    </form>
  )
}
