import { Text, Title } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { LoadProblem } from '../../../ui/LoadProblem.tsx'
import { TrackerSkeleton } from '../../team-records/TrackerSkeleton.tsx'
import { HowMeasured } from './HowMeasured.tsx'
import classes from './Validity.module.css'
import { ValidityView } from './ValidityView.tsx'

/** "If I file, or land, on that day: what has expired?" */
export function Validity({ teamId }: { teamId: string }) {
  const id = { id: teamId }
  const members = trpc.teamMembers.list.useQuery(id)
  const dates = trpc.validityDates.list.useQuery(id)
  const certificates = trpc.commitmentCertificates.list.useQuery(id)
  const permits = trpc.workPermits.list.useQuery(id)
  const all = [members, dates, certificates, permits]
  const failed = all.find(({ error }) => error !== null)
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
      {failed ? (
        <LoadProblem
          what="The dates of your papers"
          error={failed.error}
          isRetrying={all.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(all.map((query) => query.refetch()))}
        />
      ) : members.data && dates.data && certificates.data && permits.data ? (
        <ValidityView
          teamId={teamId}
          members={members.data}
          dates={dates.data}
          certificates={certificates.data}
          permits={permits.data}
        />
      ) : (
        <TrackerSkeleton label="Loading the dates of your papers" cards={1} />
      )}
      <HowMeasured />
    </section>
  )
}
