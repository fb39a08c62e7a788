import { Icon } from '../../../ui/Icon.tsx'
import { useReadingOnly } from '../../workspaces/use-reading-only.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title, UnstyledButton } from '@mantine/core'
import { dayInZone, formatDate, type Milestone } from '@suv/domain'
import { IconChevronDown, IconCircleCheck, IconGripVertical } from '@tabler/icons-react'
import { memo, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { CardFacts } from './CardFacts.tsx'
import { CardLists } from './CardLists.tsx'
import { CardTools, CompleteButton } from './CardTools.tsx'
import classes from './MilestoneCard.module.css'
import type { MilestoneActions } from './milestone-actions.ts'

type Props = {
  milestone: Milestone
  /** Its place in the phase, from 0; null where not all of the phase is shown, and so nothing can be moved. */
  place: number | null
  isLast: boolean
  today: string
  actions: MilestoneActions
  startDrag: (event: PointerEvent<HTMLElement>) => void
  /** Whether it was asked for from elsewhere on the page: it then opens and comes into view, at each new number. */
  shown: number | undefined
}

/** A milestone as a row that opens. Drawn anew only when it changes or moves. */
export const MilestoneCard = memo(function MilestoneCard({
  milestone,
  place,
  isLast,
  today,
  actions,
  startDrag,
  shown,
}: Props) {
  const { title, status } = milestone
  const isReading = useReadingOnly()
  const [isOpen, setOpen] = useState(shown !== undefined)
  const [lastShown, setLastShown] = useState(shown)
  if (shown !== lastShown) {
    setLastShown(shown)
    if (shown !== undefined) setOpen(true)
  }
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shown === undefined) return
    opener.current?.focus({ preventScroll: true })
    opener.current?.closest('li')?.scrollIntoView({ block: 'center' })
  }, [shown])
  const contentId = useId()
  return (
    <li className={classes.card} data-status={status}>
      {/* For pointers only: the keyboard has 'Move up' and 'Move down'. */}
      {place !== null && !isReading && (
        <span className={classes.grip} title="Drag to reorder" aria-hidden="true" onPointerDown={startDrag}>
          <Icon of={IconGripVertical} size={20} />
        </span>
      )}
      <div className={classes.body}>
        <div className={classes.row} data-open={isOpen || undefined}>
          <div className={classes.about}>
            <CardFacts milestone={milestone} today={today} />
            <Title order={3} size="h4" className={classes.title}>
              <UnstyledButton
                ref={opener}
                className={classes.opener}
                aria-expanded={isOpen}
                aria-controls={contentId}
                onClick={() => setOpen(!isOpen)}
              >
                {title}
              </UnstyledButton>
            </Title>
          </div>
          <Writes>
            <CompleteButton milestone={milestone} actions={actions} />
          </Writes>
          <Icon of={IconChevronDown} size={20} className={classes.chevron} />
        </div>
        <div id={contentId} className={classes.content} hidden={!isOpen}>
          {isOpen && (
            <Writes>
              <CardContent milestone={milestone} />
              <CardTools milestone={milestone} place={place} isLast={isLast} actions={actions} />
            </Writes>
          )}
        </div>
      </div>
    </li>
  )
})

function CardContent({ milestone }: { milestone: Milestone }) {
  const { title, description, status, progress, completedDate } = milestone
  return (
    <>
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
    </>
  )
}
