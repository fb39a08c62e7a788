import { Progress, Text } from '@mantine/core'
import { Icon, type IconShape } from './Icon.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { IconCalendarEvent, IconChartDonut, IconChecklist, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ProgressRing } from './ProgressRing.tsx'
import classes from './StatCard.module.css'

/** Titles that bring their own icon. */
const icons: Record<string, IconShape> = {
  Progress: IconChartDonut,
  Days: IconClockHour4,
  Tasks: IconChecklist,
  Deadline: IconCalendarEvent,
}

type Props = {
  title: string
  value: ReactNode
  /** Needed where the title has no icon of its own. */
  icon?: IconShape
  /** Percent, 0 to 100, drawn as a ring in place of the icon. */
  progress?: number
  /** Percent, 0 to 100, drawn as a bar under the value. */
  bar?: number
}

/** One figure: its title, its value, and an icon or a ring of progress. */
export function StatCard({ title, value, icon, progress, bar }: Props) {
  const shape = icon ?? icons[title]
  return (
    <div className={classes.card}>
      <div className={classes.figure}>
        <Text className={classes.title} size="sm" c="dimmed">
          {title}
        </Text>
        <div className={classes.value}>{value}</div>
      </div>
      {progress !== undefined ? (
        <ProgressRing value={progress} />
      ) : (
        shape && (
          <span className={classes.icon} aria-hidden="true">
            <Icon of={shape} size={24} />
          </span>
        )
      )}
      {bar !== undefined && <Progress className={classes.bar} value={bar} size={6} aria-label={title} />}
    </div>
  )
}
