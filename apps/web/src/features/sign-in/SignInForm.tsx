import { Button } from '@mantine/core'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Field } from './Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import classes from './SignInForm.module.css'
import { describeSignInError, missingFieldText } from './sign-in-messages.ts'
import { useSignIn } from './use-sign-in.ts'

// Few people open it, and a dialog brings a third of this page's code.
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog.tsx'))

export function SignInForm({ onSecondStep }: { onSecondStep: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const [isForgotOpen, setForgotOpen] = useState(false)
  const [wasForgotOpened, setForgotWasOpened] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const signIn = useSignIn(onSecondStep)
  const problem = isIncomplete ? missingFieldText : signIn.error !== null && describeSignInError(signIn.error)

  function openForgot() {
    setForgotWasOpened(true)
    setForgotOpen(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = email.trim() === '' ? emailInput : password === '' ? passwordInput : null
    setIncomplete(missing !== null)
    if (missing) missing.current?.focus()
    else signIn.mutate({ email: email.trim(), password })
  }

  return (
    // By post: whatever happens, a password must not end up in an address.
    <form className={classes.form} method="post" noValidate onSubmit={submit} aria-label="Sign in">
      {problem && <Notice tone="maple">{problem}</Notice>}
      <Field
        ref={emailInput}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        isInvalid={isIncomplete && email.trim() === ''}
      />
      <div>
        <PasswordField
          ref={passwordInput}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          isInvalid={isIncomplete && password === ''}
        />
        <button type="button" className={classes.forgot} onClick={openForgot}>
          Forgot password?
        </button>
      </div>
      <Button type="submit" fullWidth loading={signIn.isPending}>
        Sign in
      </Button>
      {wasForgotOpened && (
        <Suspense>
          <ForgotPasswordDialog
            opened={isForgotOpen}
            onClose={() => setForgotOpen(false)}
            typedEmail={email.trim()}
          />
        </Suspense>
      )}
    </form>
  )
}
