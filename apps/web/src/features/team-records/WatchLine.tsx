import type { Watch } from '@suv/domain'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClockHour4 } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './WatchLine.module.css'

const icons = {
  good: IconCircleCheck,
  plain: IconClockHour4,
  attention: IconAlertTriangle,
  over: IconCircleX,
} as const

/** Where a dated paper stands today, in words with the dates. */
export function WatchLine({ watch }: { watch: Watch }) {
  const icon = icons[watch.tone]
  return (
    <p className={classes.line} data-tone={watch.tone}>
      <Icon of={icon} className={classes.icon} />
      <span>{watch.text}</span>
    </p>
  )
}
