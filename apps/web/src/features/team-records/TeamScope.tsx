import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMe } from '../session/use-me.ts'
import { OwnWorkspaceNote } from '../workspaces/OwnWorkspaceNote.tsx'
import { useOpenWorkspace } from '../workspaces/use-open-workspace.ts'
import { CreateTeam } from './CreateTeam.tsx'
import { currentTeam } from './current-team.ts'

/**
 * What belongs to a team: the one that the member works in. For a member of several with the choice of one, which is the choice
 * of where they work; for a member of none with the first step.
 */
export function TeamScope({ children }: { children: (teamId: string) => ReactNode }) {
  const me = useMe()
  const { teams, workspace } = me
  const open = useOpenWorkspace()
  const team = currentTeam(me)
  if (team === undefined) return <CreateTeam />
  return (
    <>
      {teams.length > 1 && (
        <NativeSelect
          label="Team"
          maw="20rem"
          disabled={open.isPending}
          value={team.id}
          data={teams.map(({ id, teamName }) => ({ value: id, label: teamName }))}
          onChange={(event) => open.mutate({ teamId: event.currentTarget.value })}
        />
      )}
      {workspace.teamId === null && (
        <OwnWorkspaceNote team={team}>
          These are the papers of {team.teamName}, which everybody in it reads. You work in your own
          workspace: the plan, the timeline, the matches and the finances on the other pages are yours.
          {!team.mayEdit && ' You read these papers; the team’s owner can let you change them.'}
        </OwnWorkspaceNote>
      )}
      {children(team.id)}
    </>
  )
}
