import { Button, Loader, Text } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { LinkPage } from './LinkPage.tsx'
import { readLinkToken } from './link-token.ts'

/** Where the link leads that proves a member's address. Opening it is enough. */
export function VerifyEmailPage() {
  const token = readLinkToken(useLocation({ select: (location) => location.hash }))
  const verify = trpc.accounts.verifyEmail.useMutation()
  const { mutate } = verify

  // The link works once, and in development React runs effects twice.
  const sentToken = useRef('')
  useEffect(() => {
    if (token === '' || sentToken.current === token) return
    sentToken.current = token
    mutate({ token })
  }, [token, mutate])

  if (verify.isSuccess) {
    return (
      <LinkPage title="Your email is confirmed">
        <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>Go to your dashboard</Button>
      </LinkPage>
    )
  }
  if (token === '' || verify.isError) {
    return (
      <LinkPage title="Your email is not confirmed yet">
        <Text role="alert">
          {verify.error
            ? describeError(verify.error)
            : 'This link was not copied whole. Open it from the mail again.'}
        </Text>
        <Button renderRoot={(props) => <Link to="/account" {...props} />}>Go to your account</Button>
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Confirming your email">
      <Loader aria-label="Confirming your email" />
    </LinkPage>
  )
}
