import { Button, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import {
  type AuditArea,
  dayInZone,
  formatDate,
  timeInZone,
  type WorkspaceEvent,
  type WorkspaceEventsPage,
} from '@suv/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { queryClient } from '../../query-client.ts'
import { trpc, trpcClient } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { RowsSkeleton } from '../accounts/RowsSkeleton.tsx'
import classes from './ActivityPage.module.css'
import { areaNames, type Filter, noFilter, toInput } from './filter.ts'
import { activityStaleTime } from './stale-time.ts'

/** Who did what in the workspace, and who opened one's papers, newest first. */
export function ActivityPage() {
  const [filter, setFilter] = useState<Filter>(noFilter)
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  const actors = trpc.auditEvents.actors.useQuery(undefined, { staleTime: activityStaleTime })
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>Activity</Title>
        <Text c="dimmed" mt="2xs" maw="44rem">
          Who changed what in the workspace, and who opened your papers. What was written is not kept here,
          only which parts of it.
        </Text>
      </div>
      <div className={classes.filters}>
        <NativeSelect
          label="Person"
          value={filter.actorId}
          data={[
            { value: '', label: 'Everybody' },
            ...(actors.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => change({ actorId: event.currentTarget.value })}
        />
        <NativeSelect
          label="Part of the work"
          value={filter.area}
          data={[
            { value: '', label: 'Everything' },
            ...Object.entries(areaNames).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => change({ area: event.currentTarget.value as AuditArea | '' })}
        />
        <TextInput
          type="date"
          label="From"
          value={filter.from}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Until"
          value={filter.to}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      </div>
      <Events filter={filter} />
    </div>
  )
}

function Events({ filter }: { filter: Filter }) {
  const input = toInput(filter)
  const pages = useInfiniteQuery({
    queryKey: [['auditEvents', 'ofWorkspace'], { input, type: 'infinite' }],
    queryFn: ({ pageParam: cursor }) => trpcClient.auditEvents.ofWorkspace.query({ ...input, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...firstPage(input),
    staleTime: activityStaleTime,
    // The next visit begins with the first page, as its loader has it.
    gcTime: 0,
  })
  const days = useMemo(() => byDay(pages.data?.pages.flatMap((page) => page.events) ?? []), [pages.data])
  if (pages.data === undefined) {
    return <QueryState what="The activity" queries={[pages]} loading={<RowsSkeleton count={6} />} />
  }
  if (days.length === 0) return <Text role="status">Nothing of this kind happened in that time.</Text>
  return (
    <>
      {days.map(([day, events]) => (
        <Day key={day} day={day} events={events} />
      ))}
      {pages.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show earlier
          </Button>
        </div>
      )}
    </>
  )
}

/** The first page where the loader has asked for it. */
function firstPage(input: ReturnType<typeof toInput>) {
  const first = queryClient.getQueryState<WorkspaceEventsPage>([
    ['auditEvents', 'ofWorkspace'],
    { input, type: 'query' },
  ])
  if (first?.data === undefined) return {}
  const initialData = { pages: [first.data], pageParams: [undefined] }
  return { initialData, initialDataUpdatedAt: first.dataUpdatedAt }
}

/** Drawn anew only where something is added to the day. */
const Day = memo(
  function Day({ day, events }: { day: string; events: readonly WorkspaceEvent[] }) {
    return (
      <section aria-labelledby={`day-${day}`}>
        <Title order={2} size="h4" id={`day-${day}`}>
          {formatDate(day)}
        </Title>
        <ul className={classes.events}>
          {events.map(({ id, at, isYou, actorName, words, byProgram }) => (
            <li key={id}>
              <time dateTime={at}>{timeInZone(new Date(at))}</time>
              <span>
                <strong>{isYou ? 'You' : (actorName ?? 'The site')}</strong> {words}
                {byProgram && ' (by a program, with an API key)'}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  },
  (before, after) => before.events.length === after.events.length && before.events[0] === after.events[0],
)

/** The events of each day, where the reader is; days and events stay in their order. */
function byDay(events: readonly WorkspaceEvent[]): [string, WorkspaceEvent[]][] {
  const days = new Map<string, WorkspaceEvent[]>()
  for (const event of events) {
    const day = dayInZone(new Date(event.at))
    const ofDay = days.get(day)
    if (ofDay === undefined) days.set(day, [event])
    else ofDay.push(event)
  }
  return [...days]
}
