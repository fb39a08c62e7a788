import { Button, Group, Text, Title } from '@mantine/core'
import { productName } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { useTakenOver } from '../../first-load/use-taken-over.ts'

/** In the place of the working areas, for members whose membership is not active. */
export function MembershipNeeded() {
  useTakenOver()
  return (
    <>
      <Title order={1}>Your membership is not active</Title>
      <Text mt="sm" maw="38rem">
        The working areas of {productName} are part of the membership. What you have entered is kept, and is
        here again once the membership is active.
      </Text>
      <Text mt="sm" maw="38rem" c="dimmed">
        Part of a team? A founder of your team with a membership opens it for you too. Your account and your
        data stay open to you under Account.
      </Text>
      <Group mt="lg">
        <Button renderRoot={(props) => <Link to="/signup" {...props} />}>See the membership</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/account" {...props} />}>
          Go to your account
        </Button>
      </Group>
    </>
  )
}
