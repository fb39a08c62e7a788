import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core'
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

/** For somebody who has no password yet: sets it, joins, and signs in. */
export function JoinWithPassword({ token, email }: { token: string; email: string }) {
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const router = useRouter()
  const join = useMutation({
    mutationFn: async (chosen: string) => {
      await trpcClient.teamInvitations.acceptWithPassword.mutate({ token, password: chosen })
      try {
        await signIn({ email, password: chosen })
        await router.navigate({ to: '/dashboard', replace: true })
      } catch (error) {
        // They have joined: what failed is only the sign-in, which can be done by hand.
        if (!(error instanceof RequestError)) throw error
        await router.navigate({ to: '/login', replace: true })
      }
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setShort(password.length < shortest)
    if (password.length >= shortest) join.mutate(password)
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Join the team">
      <Stack gap="md">
        {join.error && (
          <Alert color="maple" icon={<IconAlertCircle aria-hidden="true" />} role="alert">
            {describeError(join.error)}
          </Alert>
        )}
        <Text>
          Your email for signing in is <strong>{email}</strong>.
        </Text>
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Choose a password"
          description={`At least ${shortest} characters. A phrase of several words is easy to keep in mind.`}
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isShort && `Use at least ${shortest} characters.`}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        />
        <Button type="submit" fullWidth loading={join.isPending}>
          Join the team
        </Button>
      </Stack>
    </form>
  )
}
