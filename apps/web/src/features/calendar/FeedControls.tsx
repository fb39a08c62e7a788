import { Button, Group, Stack, Text } from '@mantine/core'
import type { CalendarFeed } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { formatMoment } from '../../ui/moments.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

type Props = { feed: CalendarFeed | null; onCreated: (path: string) => void }

const warnings = {
  replace: 'Calendars that use the address you have stop being updated, until you give them the new one.',
  revoke: 'Calendars that use the address stop being updated. It cannot be brought back.',
} as const

/** Makes, replaces and revokes the secret address. What would cut a calendar off is asked twice. */
export function FeedControls({ feed, onCreated }: Props) {
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState<keyof typeof warnings | null>(null)
  const create = trpc.calendar.createFeed.useMutation({
    onSuccess: ({ path, ...created }) => {
      utils.calendar.feed.setData(undefined, created)
      onCreated(path)
    },
  })
  const revoke = trpc.calendar.revokeFeed.useMutation({
    onSuccess: () => {
      utils.calendar.feed.setData(undefined, null)
      setAsking(null)
      toast({ title: 'Calendar address revoked' })
    },
  })
  const error = create.error ?? revoke.error
  const isPending = create.isPending || revoke.isPending
  return (
    <Stack gap="sm">
      {error && <FormProblem>{describeError(error)}</FormProblem>}
      {feed && <Text size="sm">{describe(feed)}</Text>}
      {feed === null && (
        <Group>
          <Button variant="default" loading={isPending} onClick={() => create.mutate()}>
            Create a calendar address
          </Button>
        </Group>
      )}
      {feed && asking === null && (
        <Group>
          <Button variant="default" onClick={() => setAsking('replace')}>
            Replace the address
          </Button>
          <Button variant="default" onClick={() => setAsking('revoke')}>
            Revoke the address
          </Button>
        </Group>
      )}
      {feed && asking && (
        <section aria-label="Are you sure?">
          <Text size="sm" mb="sm">
            {warnings[asking]}
          </Text>
          <Group>
            <Button
              color="maple"
              loading={isPending}
              onClick={() => (asking === 'replace' ? create.mutate() : revoke.mutate())}
            >
              {asking === 'replace' ? 'Replace it' : 'Revoke it'}
            </Button>
            <Button variant="default" disabled={isPending} autoFocus onClick={() => setAsking(null)}>
              Keep it
            </Button>
          </Group>
        </section>
      )}
    </Stack>
  )
}

function describe({ createdAt, lastFetchedAt }: CalendarFeed): string {
  const fetched =
    lastFetchedAt === null
      ? 'No calendar has fetched it yet.'
      : `A calendar last fetched it on ${formatMoment(lastFetchedAt)}.`
  return `Your address was made on ${formatMoment(createdAt)}. ${fetched}`
}
