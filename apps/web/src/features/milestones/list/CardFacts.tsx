import { Badge } from '@mantine/core'
import { formatDate, type Milestone } from '@suv/domain'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import { dayOf, isOverdue } from '../days.ts'
import { categoryNames, shoutStatus } from '../milestone-text.ts'
import { StatusMark } from '../StatusMark.tsx'
import classes from './MilestoneCard.module.css'

/** The line above the title: week, status, category and due date. */
export function CardFacts({ milestone, today }: { milestone: Milestone; today: string }) {
  const { phaseWeek, status, category, dueDate } = milestone
  const isLate = isOverdue(milestone, today)
  return (
    <div className={classes.facts}>
      {phaseWeek !== null && <Badge color="gray">Week {phaseWeek}</Badge>}
      <span className={classes.status} data-status={status}>
        <StatusMark status={status} />
        {shoutStatus(status)}
      </span>
      <span>{categoryNames[category]}</span>
      {dueDate !== null && (
        <span className={classes.due} data-late={isLate || undefined}>
          {isLate && <Icon of={IconAlertTriangle} size={16} />}
          <span>
            Due <time dateTime={dayOf(dueDate)}>{formatDate(dayOf(dueDate))}</time>
            {isLate && ', overdue'}
          </span>
        </span>
      )}
    </div>
  )
}
