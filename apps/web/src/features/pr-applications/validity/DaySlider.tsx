import { addDays, daysBetween, formatDate } from '@suv/domain'
import type { Scale } from './scale.ts'
import classes from './Validity.module.css'

type Props = { scale: Scale; day: string; daysFromToday: number; onDay: (day: string) => void }

/** The day as a handle over the bars: dragged, or moved by the arrow keys, Page Up and Down, Home and End. */
export function DaySlider({ scale, day, daysFromToday, onDay }: Props) {
  const value = Math.min(Math.max(daysBetween(scale.start, day), 0), scale.days)
  return (
    <div className={classes.scale}>
      <div className={classes.plot}>
        <input
          type="range"
          className={classes.slider}
          aria-label="Day on the picture"
          aria-valuetext={`${formatDate(day)}, ${relative(daysFromToday)}`}
          min={0}
          max={scale.days}
          value={value}
          onChange={(event) => onDay(addDays(scale.start, event.currentTarget.valueAsNumber))}
        />
        <div className={classes.ticks} aria-hidden="true">
          {scale.ticks.map(({ day: tick, label, at }) => (
            <span key={tick} className={classes.tick} style={{ left: `${at}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function relative(days: number): string {
  if (days === 0) return 'today'
  const count = `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`
  return days > 0 ? `in ${count}` : `${count} ago`
}
