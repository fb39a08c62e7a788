import { Text, Title } from '@mantine/core'
import { ProgramOutlook } from '../../ui/ProgramOutlook.tsx'
import { useDeleteOnLeave } from '../../ui/undo/use-undoable-delete.ts'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { Checklist } from './Checklist.tsx'
import { Explainer } from './Explainer.tsx'
import { TeamPermits } from './TeamPermits.tsx'
import classes from './WorkPermitsPage.module.css'

export function WorkPermitsPage() {
  useDeleteOnLeave()
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>Work Permits</Title>
        <Text c="dimmed" mt="2xs" maw="44rem">
          The open work permit for Start-Up Visa applicants: what it allows, what it takes, and where the
          permits of your team stand.
        </Text>
      </div>
      <ProgramOutlook of={['priority']} />
      <Explainer />
      <TeamScope>
        {(teamId) => (
          <>
            <Checklist teamId={teamId} />
            <TeamPermits key={teamId} teamId={teamId} />
          </>
        )}
      </TeamScope>
    </div>
  )
}
