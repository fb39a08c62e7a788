import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from '../organization-matches/MyMatches.module.css'

const cards = [1, 2, 3, 4, 5, 6]

/** The shape of a grid of cards while it loads. */
export function CardSkeletons({ what }: { what: string }) {
  return (
    <div className={classes.section} aria-busy="true">
      <VisuallyHidden role="status">Loading {what}</VisuallyHidden>
      <Skeleton height={44} width="min(100%, 20rem)" />
      <div className={classes.grid}>
        {cards.map((key) => (
          <Skeleton key={key} height={260} />
        ))}
      </div>
    </div>
  )
}
