import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './TimelineSkeleton.module.css'

const cards = [1, 2, 3]

/** The timeline's shape while it loads: overall progress, the board, and the first phase with its cards. */
export function TimelineSkeleton() {
  return (
    <div className={classes.timeline} aria-busy="true">
      <VisuallyHidden role="status">Loading your timeline</VisuallyHidden>
      <Skeleton height={190} />
      <Skeleton height={240} />
      <div className={classes.head}>
        <Skeleton height={44} width={44} />
        <div className={classes.lines}>
          <Skeleton height={24} width="min(100%, 22rem)" />
          <Skeleton height={16} width="min(80%, 16rem)" />
        </div>
      </div>
      {cards.map((key) => (
        <Skeleton key={key} height={240} />
      ))}
    </div>
  )
}
