import { Badge, Text, Title } from '@mantine/core'
import { formatCad, formatDate, type ListedOrganization } from '@suv/domain'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { hostOf, kindAndCity, priorityMark, supportRule } from '../organization-text.ts'
import type { KnownPart } from './known-parts.ts'
import classes from './OrganizationFacts.module.css'

type Props = {
  /** All that is listed; null where the organization is no longer on the list. */
  organization: ListedOrganization | null
  listed: Pick<ListedOrganization, 'name' | 'type' | 'city' | 'province'>
  /** What is known of some of the organizations. */
  known: ReadonlySet<KnownPart>
}

const notKnown = <span className={classes.unknown}>Not known</span>

/** What is known of an organization, and for each part that is not but is known of others, that it is not. */
export function OrganizationFacts({ organization, listed, known }: Props) {
  const range = organization?.investmentRange ?? null
  const contact = organization?.contactInfo ?? null
  const stories = organization?.successStories ?? []
  const requirements = organization?.requirements ?? []
  const ranges = (['min', 'max', 'typical'] as const).filter((key) => known.has(key))
  return (
    <div className={classes.facts}>
      <Text c="dimmed">{kindAndCity(listed)}</Text>
      {organization === null && <Text>This organization is no longer on the list that we read.</Text>}
      {organization?.isPriorityProcessing && (
        <div>
          <Badge>{priorityMark}</Badge>
        </div>
      )}
      <Text>{organization?.description ?? supportRule(listed.type)}</Text>
      <Part title="Focus areas">{listOr(organization?.focusAreas)}</Part>
      <Part title="Industries">{listOr(organization?.industries)}</Part>
      <Part title="Requirements">
        {requirements.length === 0 ? (
          notKnown
        ) : (
          <ul>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        )}
      </Part>
      {ranges.length > 0 && (
        <Part title="Investment range">
          <dl className={classes.range}>
            {ranges.map((key) => (
              <div key={key}>
                <dt>{rangeNames[key]}</dt>
                <dd>{range?.[key] == null ? notKnown : formatCad(range[key])}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title="How to apply">
        <span>
          {contact?.applicationProcess ??
            'How it takes applications is not in what we read: ask there before you send anything.'}
        </span>
        {known.has('email') && <span>E-mail: {contact?.email ?? notKnown}</span>}
        <span>
          Website:{' '}
          {organization?.website ? (
            <ExternalLink href={organization.website} about={organization.name}>
              {hostOf(organization.website)}
            </ExternalLink>
          ) : (
            notKnown
          )}
        </span>
      </Part>
      {known.has('successStories') && (
        <Part title="Success stories">
          {stories.length === 0 ? (
            <span className={classes.unknown}>No verified story is known</span>
          ) : (
            <ul>
              {stories.map(({ company, description }) => (
                <li key={company}>
                  <strong>{company}</strong>: {description}
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
      <Provenance organization={organization} />
    </div>
  )
}

const rangeNames = { min: 'Minimum', max: 'Maximum', typical: 'Typical' } as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={3} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}

function listOr(entries: readonly string[] | undefined): ReactNode {
  return entries === undefined || entries.length === 0 ? notKnown : entries.join(', ')
}

/** Where the entry was read, when it was checked, and what could not be verified. */
function Provenance({ organization }: { organization: ListedOrganization | null }) {
  const { source = null, checkedOn = null, notes = [] } = organization ?? {}
  return (
    <section className={classes.provenance}>
      <p>
        {checkedOn === null ? 'When this was checked is not known.' : `Checked ${formatDate(checkedOn)}.`}{' '}
        {source === null ? (
          'Where it was read is not known.'
        ) : /^https?:/.test(source) ? (
          <ExternalLink href={source}>Source</ExternalLink>
        ) : (
          `Source: ${source}`
        )}
      </p>
      {notes.length > 0 && (
        <details>
          <summary>What to know about these data</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
