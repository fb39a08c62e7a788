import { Text, Title } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { QueryState } from '../../../ui/QueryState.tsx'
import { TrackerSkeleton } from '../../team-records/TrackerSkeleton.tsx'
import { HowMeasured } from './HowMeasured.tsx'
import classes from './Validity.module.css'
import { ValidityView } from './ValidityView.tsx'

/** "If IRCC asks, or I land, on that day: what has expired?" And where nothing is filed, the same as preparation. */
export function Validity({ teamId }: { teamId: string }) {
  const id = { id: teamId }
  const members = trpc.teamMembers.list.useQuery(id)
  const dates = trpc.validityDates.list.useQuery(id)
  const certificates = trpc.commitmentCertificates.list.useQuery(id)
  const permits = trpc.workPermits.list.useQuery(id)
  const applications = trpc.prApplications.list.useQuery(id)
  return (
    <section className={classes.card} aria-labelledby="validity">
      <div>
        <Title order={2} id="validity">
          What Will Have Expired
        </Title>
        <Text mt="2xs" maw="44rem">
          Papers run out while you wait for others. Choose a day, and see which of them still count.
        </Text>
      </div>
      {members.data && dates.data && certificates.data && permits.data && applications.data ? (
        <ValidityView
          teamId={teamId}
          members={members.data}
          dates={dates.data}
          certificates={certificates.data}
          permits={permits.data}
          applications={applications.data}
        />
      ) : (
        <QueryState
          what="The dates of your papers"
          queries={[members, dates, certificates, permits, applications]}
          loading={<TrackerSkeleton label="Loading the dates of your papers" cards={1} />}
        />
      )}
      <HowMeasured />
    </section>
  )
}
