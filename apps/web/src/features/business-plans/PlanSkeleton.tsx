import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './PlanPage.module.css'

/** The plan's shape while it loads: title, readiness, tabs and text. */
export function PlanSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">Loading your business plan</VisuallyHidden>
      <Skeleton height={44} />
      <Skeleton height={70} width="min(100%, 38rem)" />
      <Skeleton height={240} />
      <Skeleton height={96} />
      <Skeleton height={360} />
    </div>
  )
}
