import { Button, Text, Title } from '@mantine/core'
import { countryName, formatDate, type HistoryEntry, historyKinds } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { useUndoableDelete } from '../../ui/undo/use-undoable-delete.ts'
import { RecordTools } from '../team-records/RecordTools.tsx'
import { activityNames, goesOnUntilEnd, kindNames } from './history-text.ts'
import classes from './PersonalHistory.module.css'
import { useHistoryCache } from './use-history-cache.ts'

type Props = { entries: readonly HistoryEntry[]; onEdit: (entry: HistoryEntry) => void }

/** So many of a kind stand on the page at first. */
const shownAtFirst = 30

/** A person's entries by what they tell of, the newest first. */
export function EntryList({ entries, onEdit }: Props) {
  if (entries.length === 0) {
    return (
      <Text c="dimmed">
        Nothing is entered yet. Begin with what you do and where you live now, and go back from there; or
        import a spreadsheet.
      </Text>
    )
  }
  return historyKinds.map((kind) => {
    const ofKind = entries
      .filter((entry) => entry.kind === kind)
      .toSorted((a, b) => (b.startsOn ?? '').localeCompare(a.startsOn ?? '') || a.id.localeCompare(b.id))
    return (
      ofKind.length > 0 && <Group key={kind} title={kindNames[kind].many} entries={ofKind} onEdit={onEdit} />
    )
  })
}

function Group({ title, entries, onEdit }: Props & { title: string }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <div className={classes.card}>
      <Title order={4}>{title}</Title>
      <ul className={classes.entries}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry, onEdit }: { entry: HistoryEntry; onEdit: () => void }) {
  const cache = useHistoryCache()
  const deleteWithUndo = useUndoableDelete()
  const { mutateAsync } = trpc.personalHistory.removeEntry.useMutation()
  const name = nameOf(entry)
  function remove(row: HTMLElement | null) {
    focusNeighbour(row)
    deleteWithUndo({
      id: entry.id,
      path: `/api/personal-history/entries/${encodeURIComponent(entry.id)}`,
      send: () => mutateAsync({ id: entry.id }),
      hide: () => cache.removeEntry(entry.id),
      show: () => cache.putEntries([entry]),
      title: 'Entry deleted',
      name,
      failure: `${name} was not deleted, and is back.`,
    })
  }
  return (
    <li className={classes.entry}>
      <div>
        <span className={classes.name}>{name}</span>
        <span className={classes.when}>{whenOf(entry)}</span>
        {entry.notes && <span className={classes.when}>{entry.notes}</span>}
      </div>
      <div className={classes.tools}>
        <RecordTools name={name} editVariant="subtle" onEdit={onEdit} onDelete={remove} />
      </div>
    </li>
  )
}

function nameOf({ kind, activity, title, city, country }: HistoryEntry): string {
  const parts = [
    activity === 'unemployed' && title === '' ? activityNames.unemployed : title,
    city,
    country === null ? null : countryName(country),
  ].filter((part) => part !== null && part !== '')
  return parts.length === 0 ? kindNames[kind].one : parts.join(', ')
}

function whenOf({ kind, activity, startsOn, endsOn }: HistoryEntry): string {
  const what = activity === null ? [] : [activityNames[activity]]
  const from = startsOn === null ? [] : [formatDate(startsOn)]
  const to = endsOn !== null ? [formatDate(endsOn)] : goesOnUntilEnd.has(kind) ? ['today'] : []
  return [...what, [...from, ...to].join(' to ')].filter((part) => part !== '').join(' · ')
}
