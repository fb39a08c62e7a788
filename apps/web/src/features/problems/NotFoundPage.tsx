import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { PublicFrame } from '../../ui/public/PublicFrame.tsx'

/** Any path that nothing is at. The API answers it with status 404. */
export function NotFoundPage() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <PublicFrame>
      <Stack gap="md" maw="36rem">
        <Title order={1}>404 Page Not Found</Title>
        <Text>
          Nothing is at this address. It may have been typed differently, or the page may have moved.
        </Text>
        <Group mt="xs">
          <Button renderRoot={(props) => <Link to="/" {...props} />}>Go to the start page</Button>
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
