import { ActionIcon, NativeSelect, Text, Title } from '@mantine/core'
import type { Watch } from '@suv/domain'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Intent } from '../../ui/on-demand/on-demand.ts'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './RecordCard.module.css'
import { StatusBadge, type TrackedStatus } from './StatusBadge.tsx'
import { WatchLine } from './WatchLine.tsx'

/** What a card shows of a record. */
export type RecordFacts = {
  title: string
  /** Below the title: what kind of record it is, or whose. */
  subtitle: ReactNode
  /** What the buttons act on, for who cannot see the card around them. */
  name: string
  status: TrackedStatus
  watch: Watch
  notes: string | null
  /** Facts with their names; one that is null is not shown. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

type Props<Status extends string> = RecordFacts & {
  teamId: string
  statuses: readonly { value: Status; label: string }[]
  onStatus: (status: Status) => void
  onEdit: () => void
  /** Has what edits it come early. */
  editIntent: Intent
  onRemove: (card: HTMLElement | null) => void
}

/** A letter, a certificate or a permit: whose it is, where it stands, and what can be done with it. */
export function RecordCard<Status extends string>(props: Props<Status>) {
  const {
    teamId,
    title,
    subtitle,
    name,
    status,
    statuses,
    watch,
    notes,
    onStatus,
    onEdit,
    editIntent,
    onRemove,
  } = props
  const facts = props.facts.filter(([, value]) => value !== null)
  // A stored state that no form may set is still shown as what is chosen.
  const choices = statuses.some(({ value }) => value === status)
    ? statuses
    : [{ value: status, label: status.replaceAll('_', ' ') }, ...statuses]
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.title}>
          <Title order={3}>{title}</Title>
          <Text c="dimmed" size="sm">
            {subtitle}
          </Text>
        </div>
        <StatusBadge status={status} />
      </div>
      <WatchLine watch={watch} />
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes && <Text className={classes.notes}>{notes}</Text>}
      <div className={classes.tools}>
        <Writes teamId={teamId}>
          <NativeSelect
            aria-label={`Status of ${name}`}
            value={status}
            data={choices}
            onChange={(event) => onStatus(event.currentTarget.value as Status)}
          />
          <span className={classes.icons}>
            <ActionIcon aria-label={`Edit ${name}`} title="Edit" onClick={onEdit} {...editIntent}>
              <Icon of={IconPencil} size={20} />
            </ActionIcon>
            <ActionIcon
              aria-label={`Delete ${name}`}
              title="Delete"
              onClick={(event) => onRemove(event.currentTarget.closest('li'))}
            >
              <Icon of={IconTrash} size={20} />
            </ActionIcon>
          </span>
        </Writes>
      </div>
    </li>
  )
}
