import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { WorkPermit } from '@suv/domain'
import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { EmptyState } from '../team-records/EmptyState.tsx'
import cardClasses from '../team-records/RecordCard.module.css'
import type { TeamNames } from '../team-records/team-names.ts'
import { useTeamNames } from '../team-records/use-team-names.ts'
import { useToday } from '../team-records/use-today.ts'
import { PermitCard } from './PermitCard.tsx'
import { AddPermitDialog, EditPermitDialog } from './PermitDialogs.tsx'
import { usePermits } from './use-permits.ts'
import classes from './WorkPermitsPage.module.css'

/** The permits of the team's members. */
export function TeamPermits({ teamId }: { teamId: string }) {
  const [addOpened, add] = useDisclosure(false)
  const permits = trpc.workPermits.list.useQuery({ id: teamId })
  const team = useTeamNames(teamId)
  const error = permits.error ?? team.error
  return (
    <section className={classes.panel} aria-labelledby="permits">
      <div className={classes.head}>
        <Title order={2} id="permits">
          Team Work Permits
        </Title>
        {team.names && (
          <Button
            className={classes.add}
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={add.open}
          >
            Add Work Permit
          </Button>
        )}
      </div>
      {error ? (
        <LoadProblem
          what="Your work permits"
          error={error}
          isRetrying={permits.isFetching || team.isFetching}
          onRetry={() => void Promise.all([permits.refetch(), team.refetch()])}
        />
      ) : permits.data === undefined || team.names === undefined ? (
        <Text c="dimmed" role="status">
          Loading work permits...
        </Text>
      ) : (
        <Permits teamId={teamId} permits={permits.data} names={team.names} />
      )}
      {team.names && (
        <AddPermitDialog teamId={teamId} names={team.names} opened={addOpened} onClose={add.close} />
      )}
    </section>
  )
}

type PermitsProps = { teamId: string; permits: readonly WorkPermit[]; names: TeamNames }

function Permits({ teamId, permits, names }: PermitsProps) {
  const [editing, setEditing] = useState<WorkPermit | null>(null)
  const actions = usePermits(teamId, names)
  const today = useToday()
  return (
    <>
      {permits.length === 0 ? (
        <EmptyState
          icon={IconClipboardText}
          title="No work permits recorded yet"
          text="Add your first work permit application above"
        />
      ) : (
        <ul className={cardClasses.list}>
          {permits.map((permit) => (
            <PermitCard
              key={permit.id}
              permit={permit}
              names={names}
              today={today}
              onStatus={(status) => actions.setStatus(permit, status)}
              onEdit={() => setEditing(permit)}
              onRemove={(card) => actions.remove(permit, card)}
            />
          ))}
        </ul>
      )}
      <EditPermitDialog teamId={teamId} names={names} permit={editing} onClose={() => setEditing(null)} />
    </>
  )
}
