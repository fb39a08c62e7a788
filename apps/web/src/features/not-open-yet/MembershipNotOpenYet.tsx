import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { supportEmail } from '../../support.ts'
import { PublicFrame } from '../../ui/layout/PublicFrame.tsx'

/** Where the membership offer will stand. */
export function MembershipNotOpenYet() {
  return (
    <PublicFrame>
      <Stack gap="md" maw="38rem">
        <Title order={1}>Membership is not on sale here yet</Title>
        <Text>
          You cannot buy a membership on this page for now. Write to{' '}
          <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor> to ask about one. If you are a
          member already, sign in.
        </Text>
        <Group mt="xs">
          <Button renderRoot={(props) => <Link to="/login" {...props} />}>Sign in</Button>
        </Group>
      </Stack>
    </PublicFrame>
  )
}
