import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './OrganizationBrowser.module.css'
import cardClasses from './OrganizationCard.module.css'

const placeholders = ['a', 'b', 'c']

/** The shape of three cards. */
export function OrganizationSkeletons() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading the organizations</VisuallyHidden>
      <div className={classes.list}>
        {placeholders.map((key) => (
          <div key={key} className={cardClasses.card} data-testid="placeholder-card">
            <Skeleton height={22} width="70%" />
            <Skeleton height={16} width="55%" mt="xs" />
            <Skeleton height={16} width="45%" mt="xs" />
            <Skeleton height={26} width="80%" mt="md" />
          </div>
        ))}
      </div>
    </div>
  )
}
