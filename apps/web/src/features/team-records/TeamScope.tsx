import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { CreateTeam } from './CreateTeam.tsx'
import { chooseTeam, useTeams } from './current-team.ts'

/** What belongs to a team: for a member of several with the choice of one, for a member of none with the first step. */
export function TeamScope({ children }: { children: (teamId: string) => ReactNode }) {
  const { team, teams } = useTeams()
  if (team === undefined) return <CreateTeam />
  return (
    <>
      {teams.length > 1 && (
        <NativeSelect
          label="Team"
          maw="20rem"
          value={team.id}
          data={teams.map(({ id, teamName }) => ({ value: id, label: teamName }))}
          onChange={(event) => chooseTeam(event.currentTarget.value)}
        />
      )}
      {children(team.id)}
    </>
  )
}
