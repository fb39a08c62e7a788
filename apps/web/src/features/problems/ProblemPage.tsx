import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { describeError } from '../../ui/describe-error.ts'
import { PublicFrame } from '../../ui/public/PublicFrame.tsx'
import { useIsInMemberLayout } from './use-is-in-member-layout.ts'

/** Shown in place of a page that failed: what happened, a retry, and that nothing is lost. */
export function ProblemPage(props: ErrorComponentProps) {
  const isFramed = useIsInMemberLayout()
  const problem = <Problem {...props} />
  return isFramed ? problem : <PublicFrame>{problem}</PublicFrame>
}

function Problem({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Stack gap="md" maw="36rem" role="alert">
      <Title order={1}>This page could not be shown</Title>
      <Text>{describeError(error)}</Text>
      <Text c="dimmed">Nothing that you have saved is lost.</Text>
      <Group mt="xs">
        <Button onClick={() => void router.invalidate()}>Try again</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Group>
    </Stack>
  )
}
