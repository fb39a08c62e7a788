import { Button, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { type AuditArea, formatDate, type WorkspaceEvent } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { RowsSkeleton } from '../accounts/RowsSkeleton.tsx'
import classes from './ActivityPage.module.css'
import { areaNames, type Filter, noFilter, toInput } from './filter.ts'

/** Who did what in the workspace, and who opened one's papers, newest first. */
export function ActivityPage() {
  const [filter, setFilter] = useState<Filter>(noFilter)
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  const actors = trpc.auditEvents.actors.useQuery(undefined, { staleTime: 0 })
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
  const pages = trpc.auditEvents.ofWorkspace.useInfiniteQuery(toInput(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
  if (pages.data === undefined) {
    return <QueryState what="The activity" queries={[pages]} loading={<RowsSkeleton count={6} />} />
  }
  const events = pages.data.pages.flatMap((page) => page.events)
  if (events.length === 0) return <Text role="status">Nothing of this kind happened in that time.</Text>
  return (
    <>
      {byDay(events).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Title order={2} size="h4" id={`day-${day}`}>
            {formatDate(day)}
          </Title>
          <ul className={classes.events}>
            {ofDay.map((event) => (
              <li key={event.id}>
                <time dateTime={event.at}>{timeOf(event.at)}</time>
                <span>
                  <strong>{event.isYou ? 'You' : (event.actorName ?? 'The site')}</strong> {event.words}
                  {event.byProgram && ' (by a program, with an API key)'}
                </span>
              </li>
            ))}
          </ul>
        </section>
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

/** The events of each day, where the reader is; days and events stay in their order. */
function byDay(events: readonly WorkspaceEvent[]): [string, WorkspaceEvent[]][] {
  const days = new Map<string, WorkspaceEvent[]>()
  for (const event of events) {
    const day = new Date(event.at).toLocaleDateString('en-CA')
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days]
}

function timeOf(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false })
}
