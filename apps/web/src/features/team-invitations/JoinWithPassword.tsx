import { Text } from '@mantine/core'
import { trpcClient } from '../../trpc.ts'
import { ChoosePassword } from '../session/ChoosePassword.tsx'
import { useFirstSignIn } from '../session/use-first-sign-in.ts'

/** For somebody who has no password yet: sets it, joins, and signs in. */
export function JoinWithPassword({ token, email }: { token: string; email: string }) {
  const signIn = useFirstSignIn()
  return (
    <ChoosePassword
      name="Join the team"
      label="Choose a password"
      submitLabel="Join the team"
      onChoose={async (password) => {
        await trpcClient.teamInvitations.acceptWithPassword.mutate({ token, password })
        await signIn({ email, password })
      }}
    >
      <Text>
        Your email for signing in is <strong>{email}</strong>.
      </Text>
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
    </ChoosePassword>
  )
}
