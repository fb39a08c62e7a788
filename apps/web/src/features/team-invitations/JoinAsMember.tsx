import { Button, Stack, Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { sessionChanged, signOut } from '../session/session.ts'
import { keptToken } from './kept-token.ts'

const next = '/invitation'

/** For an address that signs in already: joins as the one who is signed in, or asks to sign in first. */
export function JoinAsMember({ token, email }: { token: string; email: string }) {
  const router = useRouter()
  const me = trpc.users.me.useQuery(undefined, { retry: false })
  const accept = trpc.teamInvitations.accept.useMutation({
    onSuccess: async () => {
      keptToken.remove()
      // Who one is has changed by a team.
      sessionChanged()
      await router.navigate({ to: '/dashboard', replace: true })
    },
  })
  const isOther = me.data !== undefined && me.data.email !== email
  return (
    <Stack gap="md">
      {accept.error && <FormProblem>{describeError(accept.error)}</FormProblem>}
      {me.data === undefined || isOther ? (
        <>
          <Text>
            {isOther ? `You are signed in as ${me.data.email}. ` : ''}Sign in as <strong>{email}</strong> to
            join.
          </Text>
          {isOther ? (
            <Button
              onClick={() =>
                void signOut(() => {
                  keptToken.write(token)
                  return router.navigate({ to: '/login', search: { next } })
                })
              }
            >
              Sign out, then sign in
            </Button>
          ) : (
            <Button
              loading={me.isPending}
              onClick={() => keptToken.write(token)}
              renderRoot={(props) => <Link to="/login" search={{ next }} {...props} />}
            >
              Sign in
            </Button>
          )}
        </>
      ) : (
        <Button loading={accept.isPending} onClick={() => accept.mutate({ token })}>
          Join the team
        </Button>
      )}
    </Stack>
  )
}
