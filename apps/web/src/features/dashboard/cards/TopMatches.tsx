import { Anchor, Button, Text, Title } from '@mantine/core'
import { matchStatusLabels, type OrganizationMatch } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { contactOf, useLogContact } from '../../organizations/contact.ts'
import { cityOf, organizationTypeNames } from '../../organizations/organization-text.ts'
import { Card } from './Card.tsx'
import classes from './cards.module.css'

export function TopMatches({ matches }: { matches: readonly OrganizationMatch[] }) {
  const logContact = useLogContact()
  return (
    <Card
      id="top-matches"
      title="Top Organization Matches"
      aside={
        <Anchor component={Link} to="/organizations">
          Find More
        </Anchor>
      }
    >
      {matches.length === 0 ? (
        <div>
          <Text mb="sm">No organization matches yet</Text>
          <Button variant="default" renderRoot={(props) => <Link to="/organizations" {...props} />}>
            Find Organizations
          </Button>
        </div>
      ) : (
        <ul className={classes.list}>
          {matches.map((match) => (
            <Match key={match.id} match={match} onContact={() => logContact(match)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Match({ match, onContact }: { match: OrganizationMatch; onContact: () => void }) {
  const { organization, organizationId, compatibilityScore, matchReason, status } = match
  const facts = [organizationTypeNames[organization.type], cityOf(organization)]
  if (status !== 'potential') facts.push(matchStatusLabels[status])
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <div className={classes.main}>
          <Title order={3} className={classes.name}>
            {organization.name}
          </Title>
          <span className={classes.detail}>{facts.filter(Boolean).join(' • ')}</span>
        </div>
        <ProgressRing value={compatibilityScore} />
      </div>
      {matchReason && <Text size="sm">{matchReason}</Text>}
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={`View Details: ${organization.name}`}
          renderRoot={(props) => <Link to="/organizations" hash={organizationId} {...props} />}
        >
          View Details
        </Button>
        <ContactButton match={match} onContact={onContact} />
      </div>
    </li>
  )
}

/** A draft of a message or, for an organization that publishes no address, its website in a new window. */
function ContactButton({ match, onContact }: { match: OrganizationMatch; onContact: () => void }) {
  const { organization } = match
  const contact = contactOf(organization)
  if (contact === null) return null
  const isPage = contact.kind === 'website'
  return (
    <Button
      component="a"
      variant="default"
      href={contact.href}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      aria-label={`Contact ${organization.name}${isPage ? ' (website, opens in a new window)' : ' by e-mail'}`}
      onClick={onContact}
    >
      Contact
    </Button>
  )
}
