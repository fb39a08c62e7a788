import { Icon } from '../../../ui/Icon.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title } from '@mantine/core'
import { dayInZone, formatDate, type Milestone } from '@suv/domain'
import { IconCircleCheck, IconGripVertical } from '@tabler/icons-react'
import { memo, type PointerEvent } from 'react'
import { CardFacts } from './CardFacts.tsx'
import { CardLists } from './CardLists.tsx'
import { CardTools } from './CardTools.tsx'
import classes from './MilestoneCard.module.css'
import type { MilestoneActions } from './milestone-actions.ts'

type Props = {
  milestone: Milestone
  /** Its place in the phase, from 0. */
  index: number
  isLast: boolean
  today: string
  actions: MilestoneActions
  startDrag: (event: PointerEvent<HTMLElement>) => void
}

/** A milestone. Drawn anew only when it changes or moves. */
export const MilestoneCard = memo(function MilestoneCard({
  milestone,
  index,
  isLast,
  today,
  actions,
  startDrag,
}: Props) {
  const { title, description, status, progress, completedDate } = milestone
  return (
    <li className={classes.card} data-status={status}>
      {/* For pointers only: the keyboard has 'Move up' and 'Move down'. */}
      <span className={classes.grip} title="Drag to reorder" aria-hidden="true" onPointerDown={startDrag}>
        <Icon of={IconGripVertical} size={20} />
      </span>
      <div className={classes.body}>
        <CardFacts milestone={milestone} today={today} />
        <Title order={3} className={classes.title}>
          {title}
        </Title>
        {description && <Text className={classes.description}>{description}</Text>}
        {status === 'in_progress' && (
          <div className={classes.progress}>
            <Progress value={progress} size={6} aria-label={`Progress of ${title}`} />
            <span className="figures">{progress}%</span>
          </div>
        )}
        <CardLists milestone={milestone} />
        {status === 'completed' && completedDate && (
          <Text size="sm" className={classes.completed}>
            <Icon of={IconCircleCheck} />
            <span>
              Completed on{' '}
              <time dateTime={completedDate}>{formatDate(dayInZone(new Date(completedDate)))}</time>
            </span>
          </Text>
        )}
        <CardTools milestone={milestone} index={index} isLast={isLast} actions={actions} />
      </div>
    </li>
  )
})
