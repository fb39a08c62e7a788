import { Button, Loader, Text } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import type { OpenInvitation } from '@suv/domain'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { LinkPage } from '../mailed-links/LinkPage.tsx'
import { readLinkToken } from '../mailed-links/link-token.ts'
import { JoinAsMember } from './JoinAsMember.tsx'
import { JoinWithPassword } from './JoinWithPassword.tsx'
import { keptToken } from './kept-token.ts'

/** Where a mailed invitation leads: into the team, with a first password or as the member who signs in. */
export function InvitationPage() {
  const token =
    (readLinkToken(useLocation({ select: (location) => location.hash })) || keptToken.read()) ?? ''
  const open = trpc.teamInvitations.open.useMutation()
  const { mutate } = open

  useEffect(() => {
    if (token !== '') mutate({ token })
  }, [token, mutate])

  if (token === '' || open.isError) {
    return (
      <LinkPage title="This invitation cannot be opened">
        <Text role="alert">
          {open.error
            ? describeError(open.error)
            : 'The link was not copied whole. Open it from the mail again.'}
        </Text>
        {open.error && (
          <Button variant="default" loading={open.isPending} onClick={() => mutate({ token })}>
            Try again
          </Button>
        )}
        <Button renderRoot={(props) => <Link to="/login" {...props} />}>Go to sign in</Button>
      </LinkPage>
    )
  }
  if (!open.isSuccess) {
    return (
      <LinkPage title="Opening your invitation">
        <Loader aria-label="Opening your invitation" />
      </LinkPage>
    )
  }
  return <Opened token={token} invitation={open.data} />
}

function Opened({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { teamName, invitedByName, email, passportName, hasPassword } = invitation
  return (
    <LinkPage title={`Join ${teamName}`}>
      <Text>
        {invitedByName ?? 'A founder of the team'} invites you, as {passportName}. You will see the team’s
        letters, certificates, permits, shares and application.
      </Text>
      {hasPassword ? (
        <JoinAsMember token={token} email={email} />
      ) : (
        <JoinWithPassword token={token} email={email} />
      )}
    </LinkPage>
  )
}
