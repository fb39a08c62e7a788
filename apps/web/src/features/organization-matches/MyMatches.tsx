import { Anchor, Button, Text, Title } from '@mantine/core'
import { defaultMatchThreshold, defaultMatchWeights, isFitting, type MatchWeights } from '@suv/domain'
import { IconRefresh, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isForbidden } from '../../query-client.ts'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useSettlingValue } from '../../ui/use-settling-value.ts'
import { useCompany } from '../companies/use-company.ts'
import { useSaveCompany } from '../companies/use-save-company.ts'
import { CardSkeletons } from '../organizations/CardSkeletons.tsx'
import type { useMatchData } from '../organizations/use-match-data.ts'
import { useOrganizationsSearch } from '../organizations/use-organizations-search.ts'
import { useUpdateMatch } from '../organizations/use-update-match.ts'
import { Writes } from '../workspaces/Writes.tsx'
import { type MatchActions, MatchCard } from './MatchCard.tsx'
import classes from './MyMatches.module.css'
import { ProfileSummary } from './ProfileSummary.tsx'
import { countOutdated, rankShown, type ShownMatch } from './ranking.ts'
import { Threshold } from './Threshold.tsx'
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
  const { company, canEdit } = useCompany()
  const { save } = useSaveCompany()
  const [threshold, setThreshold] = useSettlingValue(
    company.data?.matchThreshold ?? defaultMatchThreshold,
    (matchThreshold) => void save({ matchThreshold }),
  )
  const [limit, setLimit] = useState(cardsAtFirst)
  const ranked = useMemo(
    () => rankShown(matches.data ?? [], organizationById, profile.data, weights),
    [matches.data, organizationById, profile.data, weights],
  )
  const fitting = useMemo(
    () => ranked.filter(({ match, score }) => isFitting({ ...match, compatibilityScore: score }, threshold)),
    [ranked, threshold],
  )
  const others = useMemo(() => ranked.filter((shown) => !fitting.includes(shown)), [ranked, fitting])
  const [othersOpened, setOthersOpened] = useState(false)
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
            Matching scores every listed organization for what{' '}
            <Anchor inherit renderRoot={(props) => <Link to="/company" {...props} />}>
              your company’s page
            </Anchor>{' '}
            says, and gives its reasons.
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
          <Threshold
            threshold={threshold}
            fitting={fitting.length}
            scored={ranked.length}
            canEdit={canEdit}
            onChange={setThreshold}
          />
          {fitting.length === 0 && (
            <div className={classes.empty}>
              <Text fw={600}>No organization matches yet</Text>
              <Text c="dimmed">
                None of them reaches {threshold} points. The more your company’s page says, the clearer it is
                who fits.
              </Text>
              <div>
                <Anchor renderRoot={(props) => <Link to="/company" {...props} />}>Your company</Anchor>
              </div>
            </div>
          )}
          <Cards list={fitting.slice(0, limit)} name="Matches" actions={actions} />
          {fitting.length > limit && (
            <div>
              <Button variant="default" onClick={() => setLimit(fitting.length)}>
                Show all {fitting.length} matches
              </Button>
            </div>
          )}
          {others.length > 0 && (
            <details onToggle={(event) => setOthersOpened(event.currentTarget.open)}>
              <summary className={classes.others}>
                {others.length === 1 ? 'The other organization' : `The other ${others.length} organizations`}
              </summary>
              {othersOpened && (
                <Cards list={others} name="Organizations that do not match" actions={actions} />
              )}
            </details>
          )}
        </>
      )}
    </section>
  )
}

function Cards({
  list,
  name,
  actions,
}: {
  list: readonly ShownMatch[]
  name: string
  actions: MatchActions
}) {
  return (
    <ul className={classes.grid} aria-label={name}>
      {list.map((shown) => (
        <MatchCard key={shown.match.id} shown={shown} actions={actions} />
      ))}
    </ul>
  )
}
