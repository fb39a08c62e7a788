import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconMessages,
  IconSend,
} from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './StatusBadge.module.css'

const signs = {
  pending: IconClockHour4,
  preparing: IconClockHour4,
  contacted: IconSend,
  submitted: IconSend,
  in_discussion: IconMessages,
  in_process: IconMessages,
  issued: IconCircleCheck,
  approved: IconCircleCheck,
  expired: IconAlertTriangle,
  rejected: IconCircleX,
} as const

export type TrackedStatus = keyof typeof signs

/** A status as its record carries it, underscores shown as spaces, told apart by its sign as well as by its colour. */
export function StatusBadge({ status }: { status: TrackedStatus }) {
  const icon = signs[status]
  return (
    <span className={classes.badge} data-status={status}>
      <Icon of={icon} size={16} />
      {status.replaceAll('_', ' ')}
    </span>
  )
}
