import classes from './problems.module.css'
import { useIsInMemberLayout } from './use-is-in-member-layout.ts'

/** A page that is on its way: a heading, a line, and two blocks. By hand, since every page's code holds it. */
export function PageSkeleton() {
  const isFramed = useIsInMemberLayout()
  return (
    <div className={classes.skeleton} data-alone={!isFramed || undefined} aria-busy="true">
      <span className="sr-only" role="status">
        Loading
      </span>
      <div className={classes.heading} />
      <div className={classes.line} />
      <div className={classes.block} />
      <div className={classes.block} />
    </div>
  )
}
