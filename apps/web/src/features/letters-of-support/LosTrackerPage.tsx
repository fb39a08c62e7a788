import { Tabs, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { formatDate, lastCertificateDay } from '@suv/domain'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { ProgramOutlook } from '../../ui/ProgramOutlook.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useDeleteOnLeave } from '../../ui/undo/use-undoable-delete.ts'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { TrackerSkeleton } from '../team-records/TrackerSkeleton.tsx'
import { useTeamNames } from '../team-records/use-team-names.ts'
import { Certificates } from './Certificates.tsx'
import { Letters } from './Letters.tsx'
import classes from './LosTrackerPage.module.css'
import { type LosTab, losTabs } from './los-tabs.ts'

const route = getRouteApi('/_member/los-tracker')

const tabNames: Record<LosTab, string> = {
  letters: 'Letters of Support',
  certificates: 'Commitment Certificates',
}

export function LosTrackerPage() {
  useDeleteOnLeave()
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>LOS and Commitment Tracker</Title>
        <Text c="dimmed" mt="2xs" maw="44rem">
          Letters of support for the people of your team, and the commitment certificates that go with them:
          who has issued them, and until when they count.
        </Text>
      </div>
      <ProgramOutlook of={['bill-c-12', 'pilot']}>
        No commitment certificate issued after {formatDate(lastCertificateDay.value)} counts under this
        program.
      </ProgramOutlook>
      <TeamScope>{(teamId) => <Trackers key={teamId} teamId={teamId} />}</TeamScope>
    </div>
  )
}

function Trackers({ teamId }: { teamId: string }) {
  const { tab = 'letters' } = route.useSearch()
  const navigate = useNavigate()
  const letters = trpc.lettersOfSupport.list.useQuery({ id: teamId })
  const certificates = trpc.commitmentCertificates.list.useQuery({ id: teamId })
  const team = useTeamNames(teamId)
  if (letters.data === undefined || certificates.data === undefined || team.names === undefined) {
    return (
      <QueryState
        what="Your letters and certificates"
        queries={[letters, certificates, team]}
        loading={<TrackerSkeleton label="Loading your letters and certificates" />}
      />
    )
  }
  const counts: Record<LosTab, number> = {
    letters: letters.data.length,
    certificates: certificates.data.length,
  }
  const shared = { teamId, names: team.names, certificates: certificates.data }
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) =>
        void navigate({
          to: '/los-tracker',
          search: next === 'certificates' ? { tab: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
    >
      <Tabs.List className={classes.tabs}>
        {losTabs.map((name) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            {tabNames[name]} <span className={classes.count}>({counts[name]})</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="letters" pt="lg">
        <Letters {...shared} letters={letters.data} />
      </Tabs.Panel>
      <Tabs.Panel value="certificates" pt="lg">
        <Certificates {...shared} />
      </Tabs.Panel>
    </Tabs>
  )
}
