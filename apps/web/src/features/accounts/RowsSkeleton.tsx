import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from '../../ui/rows.module.css'

/** Rows that are on their way. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={classes.rows} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={classes.row}>
          <div className={classes.main}>
            <Skeleton height={24} width={24} />
            <div>
              <Skeleton height={18} width={180} mb="xs" />
              <Skeleton height={14} width={240} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
