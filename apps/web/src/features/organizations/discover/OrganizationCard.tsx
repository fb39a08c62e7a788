import { Badge, Button, Text, Title } from '@mantine/core'
import { formatDate, type ListedOrganization, matchStatusLabels, type OrganizationMatch } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { furtherFocusAreas, kindAndCity, priorityMark, shownFocusAreas } from '../organization-text.ts'
import classes from './Discover.module.css'

type Props = {
  organization: ListedOrganization
  match: OrganizationMatch | undefined
  onContact: (organizationId: string) => void
}

export function OrganizationCard({ organization, match, onContact }: Props) {
  const { id, name, description, isPriorityProcessing, checkedOn } = organization
  const further = furtherFocusAreas(organization)
  return (
    <li className={classes.card}>
      <div>
        <Title order={3} className={classes.name}>
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {kindAndCity(organization)}
        </Text>
      </div>
      {description && <p className={classes.description}>{description}</p>}
      <ul className={classes.tags} aria-label="Focus areas">
        {shownFocusAreas(organization).map((area) => (
          <li key={area}>
            <Badge color="gray" size="md">
              {area}
            </Badge>
          </li>
        ))}
        {further && <li>{further}</li>}
        {organization.focusAreas.length === 0 && <li>Focus areas are not known</li>}
      </ul>
      {(isPriorityProcessing || match) && (
        <div className={classes.tags}>
          {isPriorityProcessing && <Badge size="md">{priorityMark}</Badge>}
          {match && (
            <span>
              {match.compatibilityScore}% match · {matchStatusLabels[match.status]}
            </span>
          )}
        </div>
      )}
      <p className={classes.meta}>
        {checkedOn ? `Checked ${formatDate(checkedOn)}` : 'When this was checked is not known'}
      </p>
      <div className={classes.tools}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/organizations"
              search={(before) => before}
              hash={id}
              resetScroll={false}
              aria-label={`View Details of ${name}`}
            />
          )}
        >
          View Details
        </Button>
        <Button variant="subtle" aria-label={`Contact ${name}`} onClick={() => onContact(id)}>
          Contact
        </Button>
      </div>
    </li>
  )
}
