import { Text } from '@mantine/core'
import { formatDate, type WorkPermit, watchWorkPermit } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import type { RecordFacts } from '../team-records/RecordCard.tsx'
import { RecordSection } from '../team-records/RecordSection.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { useTeamNames } from '../team-records/use-team-names.ts'
import { permitRecord } from './permit-record.ts'
import { categoryName, permitStatusChoices } from './permit-text.ts'

/** The permits of the team's members. */
export function TeamPermits({ teamId }: { teamId: string }) {
  const permits = trpc.workPermits.list.useQuery({ id: teamId })
  const team = useTeamNames(teamId)
  return (
    <RecordSection
      record={permitRecord}
      teamId={teamId}
      id="permits"
      title="Team Work Permits"
      names={team.names}
      rows={permits.data}
      describe={describePermit}
    >
      <QueryState
        what="Your work permits"
        queries={[permits, team]}
        loading={
          <Text c="dimmed" role="status">
            Loading work permits...
          </Text>
        }
      />
    </RecordSection>
  )
}

type Context = { names: TeamNames; today: string }

function describePermit(permit: WorkPermit, { names, today }: Context): RecordFacts {
  const member = names.memberName(permit.memberId)
  const dates = [
    ['Submitted', permit.submittedAt],
    ['Approved', permit.approvedAt],
    ['Expires', permit.expiryDate],
  ] as const
  return {
    title: member,
    subtitle: categoryName(permit.category),
    name: `the work permit of ${member}`,
    status: permitStatusChoices.some(({ value }) => value === permit.status) ? permit.status : 'pending',
    watch: watchWorkPermit(permit, today),
    notes: permit.notes,
    facts: dates.map(([name, day]) => [name, day && formatDate(day)]),
  }
}
