import { Text, Title } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { useDeleteOnLeave } from '../../ui/undo/use-undoable-delete.ts'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { TrackerSkeleton } from '../team-records/TrackerSkeleton.tsx'
import { AdditionalRequirements } from './AdditionalRequirements.tsx'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { EssentialRequirements } from './EssentialRequirements.tsx'
import { LetterFirst } from './LetterFirst.tsx'
import { NoApplication } from './NoApplication.tsx'
import classes from './PrApplicationPage.module.css'
import { Validity } from './validity/Validity.tsx'

export function PrApplicationPage() {
  useDeleteOnLeave()
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>PR Application</Title>
        <Text c="dimmed" mt="2xs" maw="44rem">
          The permanent residence application of your team: what it takes, where it stands, and what will have
          expired by the day you choose.
        </Text>
      </div>
      <TeamScope>
        {(teamId) => (
          <>
            <LetterFirst teamId={teamId} />
            <Application key={teamId} teamId={teamId} />
            <Validity key={`validity ${teamId}`} teamId={teamId} />
          </>
        )}
      </TeamScope>
    </div>
  )
}

function Application({ teamId }: { teamId: string }) {
  const application = trpc.prApplications.get.useQuery({ id: teamId })
  if (application.data === undefined) {
    return (
      <QueryState
        what="Your application"
        queries={[application]}
        loading={<TrackerSkeleton label="Loading your application" cards={2} />}
      />
    )
  }
  if (application.data === null) return <NoApplication teamId={teamId} />
  return (
    <>
      <ApplicationStatus application={application.data} />
      <EssentialRequirements application={application.data} />
      <AdditionalRequirements />
    </>
  )
}
