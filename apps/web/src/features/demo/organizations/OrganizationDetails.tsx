import { formatDate, type ListedOrganization } from '@suv/domain'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { hostOf, rangeText, supportRule } from '../../organizations/organization-text.ts'
import classes from './OrganizationDetails.module.css'

const notVerified = 'Not all of this is verified'

type OrganizationDetailsProps = { id?: string; organization: ListedOrganization }

/** What a view opens: what the organization is, what it looks at, what its support asks for, its site, and what of it is not sure. */
export function OrganizationDetails({ id, organization }: OrganizationDetailsProps) {
  const { name, type, website, description = null, focusAreas, checkedOn = null, notes = [] } = organization
  return (
    <div id={id} className={classes.details}>
      {description !== null && <p>{description}</p>}
      {focusAreas.length > 0 && (
        <p>
          <strong>Focus:</strong> {focusAreas.join(', ')}
        </p>
      )}
      <p>
        <strong>Investment:</strong> {rangeText(organization)}
      </p>
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
      {notes.length > 0 && (
        <details className={classes.notes}>
          <summary>
            {checkedOn === null ? notVerified : `${notVerified} (checked ${formatDate(checkedOn)})`}
          </summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
