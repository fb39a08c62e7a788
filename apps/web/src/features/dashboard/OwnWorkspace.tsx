import { useMe } from '../session/use-me.ts'
import { OwnWorkspaceNote } from '../workspaces/OwnWorkspaceNote.tsx'

/** Why a member of a team sees none of its plan here. */
export default function OwnWorkspace() {
  const [team] = useMe().teams
  if (team === undefined) return null
  return (
    <OwnWorkspaceNote team={team}>
      You work in your own workspace: the plan, the timeline, the matches and the finances that are counted
      here are yours. The letters of support are those of {team.teamName}.
    </OwnWorkspaceNote>
  )
}
