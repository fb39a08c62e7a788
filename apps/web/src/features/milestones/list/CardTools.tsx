import { ActionIcon, Button } from '@mantine/core'
import type { Milestone } from '@suv/domain'
import { IconArrowDown, IconArrowUp, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './MilestoneCard.module.css'
import type { MilestoneActions } from './milestone-actions.ts'

type Props = {
  milestone: Milestone
  /** In its phase, from 0; null where it cannot be moved. */
  place: number | null
  isLast: boolean
  actions: MilestoneActions
}

/** The step that a milestone is there for, at hand while it is closed too. */
export function CompleteButton({ milestone, actions }: Pick<Props, 'milestone' | 'actions'>) {
  const { title, status } = milestone
  if (status === 'completed') {
    return (
      <Button
        variant="default"
        aria-label={`Reopen ${title}`}
        onClick={() => actions.setStatus(milestone, 'in_progress')}
      >
        Reopen
      </Button>
    )
  }
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconCheck} />}
      aria-label={`Complete ${title}`}
      onClick={() => actions.setStatus(milestone, 'completed')}
    >
      Complete
    </Button>
  )
}

/** What else can be done with a milestone. Buttons that have nothing to do keep the focus, so they are not disabled outright. */
export function CardTools({ milestone, place, isLast, actions }: Props) {
  const { title, status } = milestone
  return (
    <div className={classes.tools}>
      {(status === 'upcoming' || status === 'future') && (
        <Button
          variant="subtle"
          aria-label={`Start ${title}`}
          onClick={() => actions.setStatus(milestone, 'in_progress')}
        >
          Start
        </Button>
      )}
      <div className={classes.icons}>
        {place !== null && (
          <>
            <ActionIcon
              aria-label={`Move up ${title}`}
              title="Move up"
              aria-disabled={place === 0 || undefined}
              onClick={() => place > 0 && actions.move(milestone, place - 1)}
            >
              <Icon of={IconArrowUp} size={20} />
            </ActionIcon>
            <ActionIcon
              aria-label={`Move down ${title}`}
              title="Move down"
              aria-disabled={isLast || undefined}
              onClick={() => !isLast && actions.move(milestone, place + 1)}
            >
              <Icon of={IconArrowDown} size={20} />
            </ActionIcon>
          </>
        )}
        <ActionIcon aria-label={`Edit ${title}`} title="Edit" onClick={() => actions.edit(milestone)}>
          <Icon of={IconPencil} size={20} />
        </ActionIcon>
        <ActionIcon
          aria-label={`Delete ${title}`}
          title="Delete"
          onClick={(event) => actions.remove(milestone, event.currentTarget.closest('li'))}
        >
          <Icon of={IconTrash} size={20} />
        </ActionIcon>
      </div>
    </div>
  )
}
