import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatDate, type HistoryEntry, type HistoryPerson } from '@suv/domain'
import { IconFileImport, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { useUndoableDelete } from '../../ui/undo/use-undoable-delete.ts'
import { EntryList } from './EntryList.tsx'
import { Findings } from './Findings.tsx'
import { relationNames } from './history-text.ts'
import classes from './PersonalHistory.module.css'
import { useHistoryCache } from './use-history-cache.ts'

const PersonDialog = lazyDialog(async () => (await import('./PersonDialog.tsx')).PersonDialog)
const EntryDialog = lazyDialog(async () => (await import('./EntryDialog.tsx')).EntryDialog)
const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog)

type Props = {
  person: HistoryPerson
  people: readonly HistoryPerson[]
  entries: readonly HistoryEntry[]
}

/** One person: who they are, what their history lacks, and its entries. */
export function PersonHistory({ person, people, entries }: Props) {
  const [editing, editor] = useDisclosure(false)
  const [importing, sheet] = useDisclosure(false)
  const [entry, setEntry] = useState<HistoryEntry | 'new' | null>(null)
  const cache = useHistoryCache()
  const deleteWithUndo = useUndoableDelete()
  const { mutateAsync } = trpc.personalHistory.removePerson.useMutation()
  const utils = trpc.useUtils()
  const own = entries.filter(({ personId }) => personId === person.id)

  function remove() {
    const before = utils.personalHistory.get.getData({})
    focusNeighbour(null)
    deleteWithUndo({
      id: person.id,
      path: `/api/personal-history/people/${encodeURIComponent(person.id)}`,
      send: () => mutateAsync({ id: person.id }),
      hide: () => cache.removePerson(person.id),
      show: () => before && cache.set(before),
      title: 'Person deleted',
      name: `${person.name}, with the history that you entered.`,
      failure: `${person.name} was not deleted, and is back.`,
    })
  }

  return (
    <>
      <div className={classes.card}>
        <div className={classes.head}>
          <div>
            <Title order={3}>{person.name}</Title>
            <Text c="dimmed" size="sm">
              {factsOf(person)}
            </Text>
          </div>
          <div className={classes.tools}>
            <Button
              variant="subtle"
              leftSection={<Icon of={IconPencil} />}
              aria-label={`Edit ${person.name}`}
              onClick={editor.open}
              {...PersonDialog.intent}
            >
              Edit
            </Button>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<Icon of={IconTrash} />}
              aria-label={`Delete ${person.name}`}
              onClick={remove}
            >
              Delete
            </Button>
          </div>
        </div>
        <Findings person={person} entries={own} />
      </div>
      <div className={classes.head}>
        <Title order={3}>Entries</Title>
        <div className={classes.tools}>
          <Button
            variant="default"
            leftSection={<Icon of={IconFileImport} />}
            onClick={sheet.open}
            {...ImportDialog.intent}
          >
            Import a Spreadsheet
          </Button>
          <Button
            leftSection={<Icon of={IconPlus} />}
            onClick={() => setEntry('new')}
            {...EntryDialog.intent}
          >
            Add an Entry
          </Button>
        </div>
      </div>
      <EntryList entries={own} onEdit={setEntry} />
      {editing && <PersonDialog person={person} isFirst={false} onClose={editor.close} />}
      {entry !== null && (
        <EntryDialog
          key={entry === 'new' ? 'new' : entry.id}
          person={person}
          entry={entry === 'new' ? null : entry}
          onClose={() => setEntry(null)}
        />
      )}
      {importing && <ImportDialog people={people} entries={entries} onClose={sheet.close} />}
    </>
  )
}

function factsOf({ relation, dateOfBirth, familySince, comesAlong }: HistoryPerson): string {
  return [
    relationNames[relation],
    dateOfBirth === null ? 'date of birth not entered' : `born ${formatDate(dateOfBirth)}`,
    ...(familySince === null ? [] : [`in the family since ${formatDate(familySince)}`]),
    ...(comesAlong ? [] : ['does not come along']),
  ].join(' · ')
}
