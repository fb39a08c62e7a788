import { RingProgress } from '@mantine/core'
import '@mantine/core/styles/RingProgress.layer.css'
import classes from './ProgressRing.module.css'

type Props = {
  /** Percent, 0 to 100. */
  value: number
  size?: number
  /** In the middle; the percent unless said otherwise. */
  label?: string
}

/** How far something is, for people who look rather than read; the figure stands inside. */
export function ProgressRing({ value, size = 56, label = `${Math.round(value)}%` }: Props) {
  return (
    <RingProgress
      className={classes.ring}
      size={size}
      thickness={Math.max(6, Math.round(size / 12))}
      roundCaps
      rootColor="var(--suv-hairline)"
      sections={[{ value, color: 'var(--suv-spruce-text)' }]}
      label={
        <div className={classes.label} data-large={size > 80 || undefined}>
          {label}
        </div>
      }
    />
  )
}
