import { Text, Title } from '@mantine/core'
import { ProgramOutlook } from '../../ui/ProgramOutlook.tsx'
import { useDeleteOnLeave } from '../../ui/undo/use-undoable-delete.ts'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { Applications } from './Applications.tsx'
import { LetterFirst } from './LetterFirst.tsx'
import { Parts } from './Parts.tsx'
import classes from './PrApplicationPage.module.css'
import { Validity } from './validity/Validity.tsx'

export function PrApplicationPage() {
  useDeleteOnLeave()
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>PR Application</Title>
        <Text c="dimmed" mt="2xs" maw="44rem">
          The application for permanent residence: what it takes, where it stands, and what will have expired
          by the day you choose.
        </Text>
      </div>
      <Parts>
        <ProgramOutlook of={['bill-c-12', 'priority']} />
        <TeamScope>
          {(teamId) => (
            <>
              <LetterFirst teamId={teamId} />
              <Applications key={teamId} teamId={teamId} />
              <Validity key={`validity ${teamId}`} teamId={teamId} />
            </>
          )}
        </TeamScope>
      </Parts>
    </div>
  )
}
