import { RingProgress, Text } from '@mantine/core'
import '@mantine/core/styles/RingProgress.layer.css'
import { IconCalendarEvent, IconChartDonut, IconChecklist, IconClockHour4 } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import classes from './StatCard.module.css'

type Icon = ComponentType<{ size?: number; stroke?: number }>

/** Titles that bring their own icon. */
const icons: Record<string, Icon> = {
  Progress: IconChartDonut,
  Days: IconClockHour4,
  Tasks: IconChecklist,
  Deadline: IconCalendarEvent,
}

type Props = {
  title: string
  value: ReactNode
  /** Needed where the title has no icon of its own. */
  icon?: Icon
  /** Percent, 0 to 100, drawn as a ring in place of the icon. */
  progress?: number
}

/** One figure: its title, its value, and an icon or a ring of progress. */
export function StatCard({ title, value, icon, progress }: Props) {
  const Icon = icon ?? icons[title]
  return (
    <div className={classes.card}>
      <div>
        <Text className={classes.title} size="sm" c="dimmed">
          {title}
        </Text>
        <div className={classes.value}>{value}</div>
      </div>
      {progress !== undefined ? (
        <RingProgress
          size={56}
          thickness={6}
          roundCaps
          rootColor="var(--suv-hairline)"
          sections={[{ value: progress, color: 'var(--suv-spruce-text)' }]}
          label={<div className={classes.percent}>{Math.round(progress)}%</div>}
        />
      ) : (
        Icon && (
          <span className={classes.icon} aria-hidden="true">
            <Icon size={24} stroke={1.5} />
          </span>
        )
      )}
    </div>
  )
}
