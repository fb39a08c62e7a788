import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { useState } from 'react'
import { trpcClient } from '../../trpc.ts'
import { ChoosePassword } from '../session/ChoosePassword.tsx'
import { useFirstSignIn } from '../session/use-first-sign-in.ts'

/** Sets the password, then signs in with it. Who has API keys may revoke them by it. */
export function NewPasswordForm({ token, hasApiKeys }: { token: string; hasApiKeys: boolean }) {
  const [revokesApiKeys, setRevokesApiKeys] = useState(false)
  const signIn = useFirstSignIn()
  return (
    <ChoosePassword
      name="Choose a password"
      label="New password"
      fieldName="new-password"
      submitLabel="Save and sign in"
      onChoose={async (password) => {
        const { email } = await trpcClient.accounts.resetPassword.mutate({ token, password, revokesApiKeys })
        await signIn({ email, password })
      }}
    >
      {hasApiKeys && (
        <Checkbox
          label="Revoke my API keys too"
          description="Do so where somebody else may know the old password: a key that they made works on."
          checked={revokesApiKeys}
          onChange={(event) => setRevokesApiKeys(event.currentTarget.checked)}
        />
      )}
    </ChoosePassword>
  )
}
