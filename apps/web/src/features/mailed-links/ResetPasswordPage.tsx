import { Button, Loader, Text } from '@mantine/core'
import { FormProblem } from '../../ui/FormProblem.tsx'
import '@mantine/core/styles/Loader.layer.css'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { LinkPage } from './LinkPage.tsx'
import { readLinkToken } from './link-token.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Where a mailed link leads: a new password for a member who forgot theirs, the first one for a new member. */
export function ResetPasswordPage() {
  const token = readLinkToken(useLocation({ select: (location) => location.hash }))
  const check = trpc.accounts.checkPasswordLink.useMutation()
  const { mutate } = check

  useEffect(() => {
    if (token !== '') mutate({ token })
  }, [token, mutate])

  if (token === '' || check.data?.isUsable === false) {
    return (
      <LinkPage title="This link no longer works">
        <Text>
          It has been used, has run out, or was not copied whole. Choose “Forgot password?” on the sign-in
          page, and we mail you a new one.
        </Text>
        <Button renderRoot={(props) => <Link to="/login" {...props} />}>Go to sign in</Button>
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Choose a password">
      {check.isError ? (
        <>
          <FormProblem>{describeError(check.error)}</FormProblem>
          <Button loading={check.isPending} onClick={() => mutate({ token })}>
            Try again
          </Button>
        </>
      ) : check.isSuccess ? (
        <NewPasswordForm token={token} hasApiKeys={check.data.hasApiKeys} />
      ) : (
        <Loader aria-label="Checking the link" />
      )}
    </LinkPage>
  )
}
