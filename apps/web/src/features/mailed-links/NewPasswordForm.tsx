import { trpcClient } from '../../trpc.ts'
import { ChoosePassword } from '../session/ChoosePassword.tsx'
import { useFirstSignIn } from '../session/use-first-sign-in.ts'

/** Sets the password, then signs in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const signIn = useFirstSignIn()
  return (
    <ChoosePassword
      name="Choose a password"
      label="New password"
      fieldName="new-password"
      submitLabel="Save and sign in"
      onChoose={async (password) => {
        const { email } = await trpcClient.accounts.resetPassword.mutate({ token, password })
        await signIn({ email, password })
      }}
    />
  )
}
