import { Button, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Writes } from '../workspaces/Writes.tsx'
import { RecordCard, type RecordFacts } from './RecordCard.tsx'
import { AddRecord, EditRecord, editorIntent } from './RecordDialogs.tsx'
import classes from './RecordSection.module.css'
import type { ListedRecord } from './record-definition.ts'
import type { TeamNames } from './team-names.ts'
import { useRecordActions } from './use-record-actions.ts'
import { useToday } from './use-today.ts'

type Props<Row, Values, Sent, Status> = {
  record: ListedRecord<Row, Values, Sent, Status>
  teamId: string
  /** Of the heading. */
  id: string
  title: string
  intro?: ReactNode
  names: TeamNames | undefined
  rows: readonly Row[] | undefined
  /** In place of the list while names or rows are missing. */
  children?: ReactNode
  describe: (row: Row, context: { names: TeamNames; today: string }) => RecordFacts
}

/** A team's records of one kind: their list, and the dialogs that add and edit one. */
export function RecordSection<
  Row extends { id: string },
  Values extends object,
  Sent extends object,
  Status extends string,
>(props: Props<Row, Values, Sent, Status>) {
  const { record, teamId, id, title, intro, names, rows } = props
  const [addOpened, add] = useDisclosure(false)
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          {intro}
        </div>
        {names && (
          <Writes teamId={teamId}>
            <Button
              className={classes.add}
              leftSection={<Icon of={IconPlus} />}
              onClick={add.open}
              {...editorIntent(record)}
            >
              {record.texts.add.title}
            </Button>
          </Writes>
        )}
      </div>
      {names === undefined || rows === undefined ? (
        props.children
      ) : (
        <RecordList {...props} names={names} rows={rows} />
      )}
      {names && (
        <AddRecord record={record} teamId={teamId} names={names} opened={addOpened} onClose={add.close} />
      )}
    </section>
  )
}

type ListProps<Row, Values, Sent, Status> = Pick<
  Props<Row, Values, Sent, Status>,
  'record' | 'teamId' | 'describe'
> & { names: TeamNames; rows: readonly Row[] }

function RecordList<
  Row extends { id: string },
  Values extends object,
  Sent extends object,
  Status extends string,
>({ record, teamId, names, rows, describe }: ListProps<Row, Values, Sent, Status>) {
  const [editing, setEditing] = useState<Row | null>(null)
  const actions = useRecordActions(record, teamId, names)
  const today = useToday()
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState {...record.whenEmpty} />
      ) : (
        <ul className={classes.list}>
          {rows.map((row) => (
            <RecordCard
              key={row.id}
              teamId={teamId}
              {...describe(row, { names, today })}
              statuses={record.statuses}
              onStatus={(status) => actions.setStatus(row, status)}
              onEdit={() => setEditing(row)}
              editIntent={editorIntent(record)}
              onRemove={(card) => actions.remove(row, card)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <EditRecord
          key={editing.id}
          record={record}
          teamId={teamId}
          names={names}
          row={editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
