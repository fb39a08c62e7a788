import { Button, NativeSelect, Text, Title } from '@mantine/core'
import {
  formatCad,
  formatDate,
  type MatchStatus,
  matchStatuses,
  matchStatusLabels,
  type OrganizationMatch,
  offersMarkAsContacted,
} from '@suv/domain'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { kindAndCity, unknownOrganization } from '../organizations/organization-text.ts'
import type { MatchUpdate } from '../organizations/use-update-match.ts'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './MatchCard.module.css'
import type { ShownMatch } from './ranking.ts'
import { ScoreParts } from './ScoreParts.tsx'

export type MatchActions = {
  readonly update: (match: OrganizationMatch, change: MatchUpdate) => void
  readonly contact: (organizationId: string) => void
}

const statuses = matchStatuses.map((value) => ({ value, label: matchStatusLabels[value] }))

/** One match: how well it fits and why, and how far the member has come with it. */
export const MatchCard = memo(function MatchCard({
  shown,
  actions,
}: {
  shown: ShownMatch
  actions: MatchActions
}) {
  const { match, score, reason, parts } = shown
  const { organization, status, notes, investmentCommitted, supportLetterReceived, contactedOn } = match
  const name = organization.name || unknownOrganization
  return (
    <li className={classes.card} data-status={status}>
      <div className={classes.head}>
        <div>
          <Title order={3} className={classes.name}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {kindAndCity(organization)}
          </Text>
        </div>
        <p className={classes.score}>
          {score}%<span>match</span>
        </p>
      </div>
      <p className={classes.reason}>{reason}</p>
      <ScoreParts parts={parts} score={score} name={name} />
      <ul className={classes.facts}>
        {contactedOn && <li>Contacted on {formatDate(contactedOn)}</li>}
        {investmentCommitted !== null && <li>{formatCad(investmentCommitted)} committed</li>}
        {supportLetterReceived && (
          <li data-done>
            <Icon of={IconCircleCheck} size={16} />
            Support letter received
          </li>
        )}
        {notes && <li className={classes.notes}>{notes}</li>}
      </ul>
      <div className={classes.tools}>
        <Writes>
          <NativeSelect
            className={classes.status}
            label="Status"
            aria-label={`Status of ${name}`}
            data={statuses}
            value={status}
            onChange={(event) => actions.update(match, { status: event.currentTarget.value as MatchStatus })}
          />
          {offersMarkAsContacted(status) && (
            <Button
              variant="default"
              aria-label={`Mark as Contacted: ${name}`}
              onClick={() => actions.update(match, { status: 'contacted' })}
            >
              Mark as Contacted
            </Button>
          )}
        </Writes>
      </div>
      <div className={classes.tools}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/organizations"
              search={(before) => before}
              hash={match.organizationId}
              resetScroll={false}
              aria-label={`View Details of ${name}`}
            />
          )}
        >
          View Details
        </Button>
        <Button
          variant="subtle"
          leftSection={<Icon of={IconMail} />}
          aria-label={`Contact ${name}`}
          onClick={() => actions.contact(match.organizationId)}
        >
          Contact
        </Button>
      </div>
    </li>
  )
})
