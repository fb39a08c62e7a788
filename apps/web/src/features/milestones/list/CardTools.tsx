import { ActionIcon, Button } from '@mantine/core'
import type { Milestone } from '@suv/domain'
import { IconArrowDown, IconArrowUp, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './MilestoneCard.module.css'
import type { MilestoneActions } from './milestone-actions.ts'

type Props = { milestone: Milestone; index: number; isLast: boolean; actions: MilestoneActions }

/** What can be done with a milestone. Buttons that have nothing to do keep the focus, so they are not disabled outright. */
export function CardTools({ milestone, index, isLast, actions }: Props) {
  const { title, status } = milestone
  return (
    <div className={classes.tools}>
      {status === 'completed' ? (
        <Button
          variant="default"
          aria-label={`Reopen ${title}`}
          onClick={() => actions.setStatus(milestone, 'in_progress')}
        >
          Reopen
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon of={IconCheck} />}
          aria-label={`Complete ${title}`}
          onClick={() => actions.setStatus(milestone, 'completed')}
        >
          Complete
        </Button>
      )}
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
        <ActionIcon
          aria-label={`Move up ${title}`}
          title="Move up"
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && actions.move(milestone, index - 1)}
        >
          <Icon of={IconArrowUp} size={20} />
        </ActionIcon>
        <ActionIcon
          aria-label={`Move down ${title}`}
          title="Move down"
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && actions.move(milestone, index + 1)}
        >
          <Icon of={IconArrowDown} size={20} />
        </ActionIcon>
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
