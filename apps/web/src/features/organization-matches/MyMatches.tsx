import { Button, Text, Title } from '@mantine/core'
import { defaultMatchWeights, type MatchWeights } from '@suv/domain'
import { IconRefresh, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isForbidden } from '../../query-client.ts'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useSettlingValue } from '../../ui/use-settling-value.ts'
import { CardSkeletons } from '../organizations/CardSkeletons.tsx'
import type { useMatchData } from '../organizations/use-match-data.ts'
import { useOrganizationsSearch } from '../organizations/use-organizations-search.ts'
import { useUpdateMatch } from '../organizations/use-update-match.ts'
import { Writes } from '../workspaces/Writes.tsx'
import { type MatchActions, MatchCard } from './MatchCard.tsx'
import classes from './MyMatches.module.css'
import { ProfileSummary } from './ProfileSummary.tsx'
import { countOutdated, rankShown } from './ranking.ts'
import { useFindMatches } from './use-find-matches.ts'
import { WeightsPanel } from './WeightsPanel.tsx'
import { readWeights, writeWeights } from './weights-text.ts'

const cardsAtFirst = 12

type Props = { data: ReturnType<typeof useMatchData>; onContact: (organizationId: string) => void }

/** The member's matches, best first under the weights that they chose. */
export function MyMatches({ data, onContact }: Props) {
  const { matches, organizationById } = data
  const profile = trpc.organizationMatches.profile.useQuery()
  const find = useFindMatches()
  const { update } = useUpdateMatch()
  const { search, change } = useOrganizationsSearch()
  const stored = useMemo(() => readWeights(search.weights) ?? defaultMatchWeights, [search.weights])
  const [weights, setWeights] = useSettlingValue<MatchWeights>(stored, (settled) =>
    change({ weights: writeWeights(settled) }),
  )
  const [limit, setLimit] = useState(cardsAtFirst)
  const ranked = useMemo(
    () => rankShown(matches.data ?? [], organizationById, profile.data, weights),
    [matches.data, organizationById, profile.data, weights],
  )
  const outdated = useMemo(
    () => countOutdated(matches.data ?? [], organizationById, profile.data),
    [matches.data, organizationById, profile.data],
  )
  const actions: MatchActions = useMemo(() => ({ update, contact: onContact }), [update, onContact])

  if (matches.data === undefined) {
    return (
      <QueryState what="Your matches" queries={[matches]} loading={<CardSkeletons what="your matches" />} />
    )
  }
  const isEmpty = matches.data.length === 0
  const findButton = (
    <Writes>
      <Button
        leftSection={isEmpty ? <Icon of={IconSearch} /> : <Icon of={IconRefresh} />}
        variant={isEmpty ? 'filled' : 'default'}
        loading={find.isPending}
        onClick={() => find.mutate({})}
      >
        {isEmpty ? 'Find Matches' : 'Refresh Matches'}
      </Button>
    </Writes>
  )
  return (
    <section className={classes.section} aria-labelledby="my-matches">
      <div className={classes.head}>
        <Title order={2} id="my-matches">
          My Matches
        </Title>
        {!isEmpty && findButton}
      </div>
      {isForbidden(find.error) && (
        <Notice tone="amber">
          {find.error?.message} <Link to="/signup">See what membership includes</Link>
        </Notice>
      )}
      {isEmpty ? (
        <div className={classes.empty}>
          <Text fw={600}>No organization matches yet</Text>
          <Text c="dimmed">
            Matching scores every listed organization for your plan, field, province and investment, and says
            why.
          </Text>
          <div>{findButton}</div>
        </div>
      ) : (
        <>
          {profile.data && <ProfileSummary profile={profile.data} />}
          {outdated > 0 && !find.isPending && (
            <Notice tone="plain">
              Your details have changed since these scores were made: {outdated} would differ today. Refresh
              your matches to see them.
            </Notice>
          )}
          {profile.data && <WeightsPanel weights={weights} onChange={setWeights} />}
          <ul className={classes.grid} aria-label="Matches">
            {ranked.slice(0, limit).map((shown) => (
              <MatchCard key={shown.match.id} shown={shown} actions={actions} />
            ))}
          </ul>
          {ranked.length > limit && (
            <div>
              <Button variant="default" onClick={() => setLimit(ranked.length)}>
                Show all {ranked.length} matches
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
