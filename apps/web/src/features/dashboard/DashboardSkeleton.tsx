import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './DashboardPage.module.css'

const stats = [1, 2, 3, 4]

/** The dashboard's shape while it loads: the journey, four figures, and the cards in two columns. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
      <Skeleton height={144} />
      <div className={classes.stats}>
        {stats.map((key) => (
          <Skeleton key={key} height={112} />
        ))}
      </div>
      <Skeleton height={144} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
        <div className={classes.column}>
          <Skeleton height={320} />
          <Skeleton height={240} />
        </div>
      </div>
    </>
  )
}
