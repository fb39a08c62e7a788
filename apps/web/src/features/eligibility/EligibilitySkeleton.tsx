import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './EligibilitySkeleton.module.css'

const requirements = ['a', 'b', 'c', 'd']

/** The shape of a result: the verdict with its mark, what follows from it, and rows of requirements. */
export function EligibilitySkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden role="status">Loading your assessment</VisuallyHidden>
      <div className={classes.verdict}>
        <Skeleton circle height={48} />
        <div className={classes.lines}>
          <Skeleton height={14} width="9rem" />
          <Skeleton height={30} width="min(100%, 18rem)" />
          <Skeleton height={16} width="min(100%, 28rem)" />
        </div>
      </div>
      <Skeleton height={128} />
      <div className={classes.buttons}>
        <Skeleton height={44} width="15rem" />
        <Skeleton height={44} width="11rem" />
      </div>
      <div className={classes.lines}>
        {requirements.map((key) => (
          <Skeleton key={key} height={88} />
        ))}
      </div>
    </div>
  )
}
