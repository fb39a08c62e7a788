import { Skeleton } from '@mantine/core'
import classes from './LocationExplorer.module.css'

/** The shape of the page while its locations are on their way. */
export function MapSkeleton() {
  return (
    <>
      <div className={classes.loading} role="status">
        Loading map...
      </div>
      <Skeleton className={classes.loadingMap} animate={false} />
    </>
  )
}
