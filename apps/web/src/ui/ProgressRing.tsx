import classes from './ProgressRing.module.css'

type Props = {
  /** Percent, 0 to 100. */
  value: number
  size?: number
  /** In the middle; the percent unless said otherwise. */
  label?: string
}

/**
 * How far something is, for people who look rather than read; the figure stands inside. Mantine's ring can show a tip for each of
 * its sections, and brings the code that places it.
 */
export function ProgressRing({ value, size = 56, label = `${Math.round(value)}%` }: Props) {
  const thickness = Math.max(6, Math.round(size / 12))
  const shape = { cx: size / 2, cy: size / 2, r: (size - thickness) / 2, strokeWidth: thickness }
  return (
    <div className={classes.ring} style={{ width: size, height: size }}>
      <svg width={size} height={size} aria-hidden="true">
        <circle className={classes.track} {...shape} />
        {value > 0 && (
          <circle
            className={classes.value}
            {...shape}
            pathLength={100}
            strokeDasharray={`${Math.min(value, 100)} 100`}
          />
        )}
      </svg>
      <div className={classes.label} data-large={size > 80 || undefined}>
        {label}
      </div>
    </div>
  )
}
