import type { Milestone } from '@suv/domain'
import { StatusMark } from '../StatusMark.tsx'
import classes from './ProgramBoard.module.css'

/** As many as fit above a week; more become a number. */
const shown = 8

/** A stack of marks above each week, one for each milestone. */
export function WeekTicks({ weeks }: { weeks: readonly (readonly Milestone[])[] }) {
  return (
    <div className={classes.weeks}>
      {weeks.map((milestones, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
        <div key={index} className={classes.week}>
          {milestones.length > shown && (
            <span className={classes.more}>
              +<span className={classes.moreCount}>{milestones.length - shown}</span>
            </span>
          )}
          {milestones.slice(0, shown).map(({ id, status }) => (
            <StatusMark key={id} status={status} />
          ))}
        </div>
      ))}
    </div>
  )
}
