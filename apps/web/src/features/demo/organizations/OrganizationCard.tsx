import { Badge, Title } from '@mantine/core'
import type { ListedOrganization } from '@suv/domain'
import { IconChevronDown, IconMapPin } from '@tabler/icons-react'
import { useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { cityOf, organizationTypeNames, shownFocusAreas } from '../../organizations/organization-text.ts'
import classes from './OrganizationCard.module.css'
import { OrganizationDetails } from './OrganizationDetails.tsx'

type OrganizationCardProps = {
  organization: ListedOrganization
  isOpen: boolean
  onClick: () => void
}

/** One organization. The whole card is one button until its details are open; the link in them is its own control. */
export function OrganizationCard({ organization, isOpen, onClick }: OrganizationCardProps) {
  const detailsId = useId()
  const city = cityOf(organization)
  return (
    <article className={classes.card} data-open={isOpen || undefined}>
      <Title order={2} className={classes.name}>
        <button
          type="button"
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onClick}
        >
          {organization.name}
        </button>
      </Title>
      <p className={classes.type}>{organizationTypeNames[organization.type]}</p>
      {city !== null && (
        <p className={classes.city}>
          <Icon of={IconMapPin} size={16} />
          {city}
        </p>
      )}
      <ul className={classes.tags} aria-label="Focus areas">
        {shownFocusAreas(organization).map((area) => (
          <li key={area}>
            <Badge color="gray" size="md">
              {area}
            </Badge>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <OrganizationDetails id={detailsId} organization={organization} />
      ) : (
        <p className={classes.hint} aria-hidden="true">
          View details
          <Icon of={IconChevronDown} size={16} />
        </p>
      )}
    </article>
  )
}
