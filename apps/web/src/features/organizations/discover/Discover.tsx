import { Button, Text, Title } from '@mantine/core'
import { filterOrganizations } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { useSettlingValue } from '../../../ui/use-settling-value.ts'
import matchesClasses from '../../organization-matches/MyMatches.module.css'
import { CardSkeletons } from '../CardSkeletons.tsx'
import type { useMatchData } from '../use-match-data.ts'
import { useOrganizationsSearch } from '../use-organizations-search.ts'
import classes from './Discover.module.css'
import { Filters } from './Filters.tsx'
import { readFocus } from './focus-text.ts'
import { OrganizationCard } from './OrganizationCard.tsx'

type Props = { data: ReturnType<typeof useMatchData>; onContact: (organizationId: string) => void }

/** Every listed organization, and filters that the address keeps. */
export function Discover({ data, onContact }: Props) {
  const { organizations, matchByOrganization } = data
  const { search, change } = useOrganizationsSearch()
  const [text, setText] = useSettlingValue(search.q ?? '', (q) => change({ q: q === '' ? undefined : q }))
  const { type, province, priority, focus } = search
  const found = useMemo(
    () =>
      filterOrganizations(organizations.data ?? [], {
        text,
        type,
        province,
        priorityOnly: priority,
        focusAreas: readFocus(focus),
      }),
    [organizations.data, text, type, province, priority, focus],
  )

  function reset() {
    setText('')
    change({ q: undefined, type: undefined, province: undefined, priority: undefined, focus: undefined })
  }

  if (organizations.data === undefined) {
    return (
      <QueryState
        what="The organizations"
        queries={[organizations]}
        loading={<CardSkeletons what="the organizations" />}
      />
    )
  }
  const total = organizations.data.length
  return (
    <section className={matchesClasses.section} aria-labelledby="discover">
      <Title order={2} id="discover">
        Discover Organizations
      </Title>
      {/* What comes without a membership has none of the further fields. */}
      {organizations.data.some(({ isActive }) => isActive === undefined) && (
        <Notice tone="plain">
          You see the first {total} organizations, with the fields of the demo.{' '}
          <Link to="/signup">See what membership includes</Link>
        </Notice>
      )}
      <Filters text={text} onText={setText} search={search} onChange={change} />
      <div className={matchesClasses.head}>
        <Text role="status" fw={600} className="figures">
          {found.length === total ? `${total} organizations` : `${found.length} of ${total} organizations`}
        </Text>
        {found.length !== total && (
          <Button variant="subtle" onClick={reset}>
            Reset filters
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <div className={matchesClasses.empty}>
          <Text fw={600}>No organization fits these filters</Text>
          <Text c="dimmed">Take one filter out, or search for fewer words.</Text>
        </div>
      ) : (
        <ul className={classes.grid} aria-label="Organizations">
          {found.map((organization) => (
            <OrganizationCard
              key={organization.id}
              organization={organization}
              match={matchByOrganization.get(organization.id)}
              onContact={onContact}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
