import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import classes from './NotOpenYet.module.css'
import { purposes } from './purposes.ts'

/** Stands in for an area that is still being built: what it will do, that it is not open, and what can be done meanwhile. */
export function NotOpenYet() {
  const { path, title } = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      return { path: match?.fullPath ?? '', title: match?.staticData.title ?? '' }
    },
    structuralSharing: true,
  })
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Title order={1}>{title}</Title>
        <Text c="dimmed" maw="40rem">
          {purposes[path]}
        </Text>
      </Stack>
      <section className={classes.notice} aria-labelledby="not-open">
        <Title order={2} id="not-open">
          This area is not open yet
        </Title>
        <Text maw="38rem">
          It is still being built, and nothing is expected of you here. Meanwhile you can check where you
          stand: the eligibility screener takes about five minutes, and keeps your verdict.
        </Text>
        <Group mt="md">
          <Button
            rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/eligibility" {...props} />}
          >
            Go to Eligibility
          </Button>
        </Group>
      </section>
    </Stack>
  )
}
