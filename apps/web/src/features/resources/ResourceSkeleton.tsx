import { Skeleton } from '@mantine/core'
import classes from './ResourceBrowser.module.css'

/** The search, the tabs and six cards while they are on their way. */
export function ResourceSkeleton() {
  return (
    <div role="status" aria-label="Loading resources">
      <Skeleton height={44} mb="md" />
      <Skeleton height={44} mb="md" />
      <div className={classes.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height={180} />
        ))}
      </div>
    </div>
  )
}
