import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { PublicFrame } from '../../ui/public/PublicFrame.tsx'
import { isSignedIn } from '../session/session.ts'

/** Any path that nothing is at. The API answers it with status 404. */
export function NotFoundPage() {
  const router = useRouter()
  const canGoBack = useCanGoBack()

  // A member's start is the dashboard, which is in this document; a stranger's is a document of its own.
  function goHome(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void isSignedIn().then((isMember) =>
      isMember ? router.navigate({ to: '/dashboard' }) : window.location.assign('/'),
    )
  }

  return (
    <PublicFrame>
      <Stack gap="md" maw="36rem">
        <Title order={1}>404 Page Not Found</Title>
        <Text>
          Nothing is at this address. It may have been typed differently, or the page may have moved.
        </Text>
        <Group mt="xs">
          <Button component="a" href="/" onClick={goHome}>
            Go to the start page
          </Button>
          {canGoBack && (
            <Button variant="default" onClick={() => router.history.back()}>
              Go back
            </Button>
          )}
        </Group>
      </Stack>
    </PublicFrame>
  )
}
