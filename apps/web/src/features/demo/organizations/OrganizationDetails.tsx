import type { ListedOrganization } from '@suv/domain'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { hostOf, supportRule } from '../../organizations/organization-text.ts'
import classes from './OrganizationDetails.module.css'

type OrganizationDetailsProps = { id?: string; organization: ListedOrganization }

/** What a view opens: what support of this kind asks for, and the organization's own site. */
export function OrganizationDetails({ id, organization }: OrganizationDetailsProps) {
  const { name, type, website } = organization
  return (
    <div id={id} className={classes.details}>
      <p>{supportRule(type)}</p>
      <p>
        {website === null ? (
          'No website is listed.'
        ) : (
          <span className={classes.link}>
            <ExternalLink href={website} about={name}>
              {hostOf(website)}
            </ExternalLink>
          </span>
        )}
      </p>
    </div>
  )
}
