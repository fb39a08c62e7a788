import { Button, Loader, Text } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { trpcClient } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { sessionChanged } from '../session/session.ts'
import { LinkPage } from './LinkPage.tsx'
import { readLinkToken } from './link-token.ts'

/** Where the link leads that makes another address the member's. Opening it is enough. */
export function ChangeEmailPage() {
  const token = readLinkToken(useLocation({ select: (location) => location.hash }))
  const change = useMutation({
    mutationFn: async (link: string) => {
      const { email } = await trpcClient.accounts.confirmEmailChange.mutate({ token: link })
      // What was read before says the old address, or belongs to a session that has ended.
      sessionChanged()
      return email
    },
  })
  const { mutate } = change

  // The link works once, and in development React runs effects twice.
  const sentToken = useRef('')
  useEffect(() => {
    if (token === '' || sentToken.current === token) return
    sentToken.current = token
    mutate(token)
  }, [token, mutate])

  if (change.isSuccess) {
    return (
      <LinkPage title="Your email is changed">
        <Text role="status">
          You sign in with <strong>{change.data}</strong> from now on. Every other browser has been signed
          out.
        </Text>
        <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>Go to your dashboard</Button>
      </LinkPage>
    )
  }
  if (token === '' || change.isError) {
    return (
      <LinkPage
        title={
          codeOf(change.error) === 'BAD_REQUEST' ? 'This link no longer works' : 'Your email was not changed'
        }
      >
        <Text role="alert">
          {change.error
            ? describeError(change.error)
            : 'This link was not copied whole. Open it from the mail again.'}
        </Text>
        {change.error && !refusals.has(codeOf(change.error)) ? (
          <Button onClick={() => mutate(token)}>Try again</Button>
        ) : (
          <Button renderRoot={(props) => <Link to="/account" {...props} />}>Go to your account</Button>
        )}
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Changing your email">
      <Loader aria-label="Changing your email" />
    </LinkPage>
  )
}

/** The server’s answers to a link that no further try would help. */
const refusals = new Set(['BAD_REQUEST', 'CONFLICT'])

function codeOf(error: unknown): string {
  return (error as { data?: { code?: string } | null } | null)?.data?.code ?? ''
}
