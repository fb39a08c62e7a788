import type { MilestoneStatus } from '@suv/domain'
import classes from './StatusMark.module.css'

/** The sign of a status, told apart by its form as well as by its colour. Words stand beside it, or in the legend. */
export function StatusMark({ status }: { status: MilestoneStatus }) {
  return <span className={classes.mark} data-status={status} aria-hidden="true" />
}
