import type { Watch } from '@suv/domain'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClockHour4 } from '@tabler/icons-react'
import classes from './WatchLine.module.css'

const icons = {
  good: IconCircleCheck,
  plain: IconClockHour4,
  attention: IconAlertTriangle,
  over: IconCircleX,
} as const

/** Where a dated paper stands today, in words with the dates. */
export function WatchLine({ watch }: { watch: Watch }) {
  const Icon = icons[watch.tone]
  return (
    <p className={classes.line} data-tone={watch.tone}>
      <Icon className={classes.icon} size={18} stroke={1.8} aria-hidden="true" />
      <span>{watch.text}</span>
    </p>
  )
}
