import { Alert, Button, PasswordInput, Stack } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { RequestError } from '../../request.ts'
import { trpcClient } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { signIn } from '../session/session.ts'

const shortest = 10

/** Sets the password, then signs in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const router = useRouter()
  const save = useMutation({
    mutationFn: async (chosen: string) => {
      const { email } = await trpcClient.accounts.resetPassword.mutate({ token, password: chosen })
      try {
        const step = await signIn({ email, password: chosen })
        if (step === 'second-step') await router.navigate({ to: '/login', hash: 'code', replace: true })
        else await router.navigate({ to: '/dashboard', replace: true })
      } catch (error) {
        // The password is set: what failed is only the sign-in, which can be done by hand.
        if (!(error instanceof RequestError)) throw error
        await router.navigate({ to: '/login', replace: true })
      }
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setShort(password.length < shortest)
    if (password.length >= shortest) save.mutate(password)
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Choose a password">
      <Stack gap="md">
        {save.error && (
          <Alert color="maple" icon={<IconAlertCircle aria-hidden="true" />} role="alert">
            {describeError(save.error)}
          </Alert>
        )}
        <PasswordInput
          label="New password"
          description={`At least ${shortest} characters. A phrase of several words is easy to keep in mind.`}
          name="new-password"
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isShort && `Use at least ${shortest} characters.`}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        />
        <Button type="submit" fullWidth loading={save.isPending}>
          Save and sign in
        </Button>
      </Stack>
    </form>
  )
}
