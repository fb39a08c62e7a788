import { NativeSelect } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { useOpenWorkspace } from '../../workspaces/use-open-workspace.ts'

const own = 'own'

/** Which workspace is open, for a member who may have something in another: an invited founder, or one of several teams. */
export function WorkspaceChoice() {
  const { data } = trpc.workspaces.list.useQuery()
  const open = useOpenWorkspace()
  const chosen = data?.find(({ isOpen }) => isOpen)
  const ownsTheOnlyOne = data?.length === 2 && chosen?.teamId != null && chosen.role === 'owner'
  if (data === undefined || data.length < 2 || ownsTheOnlyOne) return null
  return (
    <NativeSelect
      label="You work in"
      description="The plan, timeline, matches and finances that you see are those of this workspace. What you had before you joined stays in your own."
      maw="36rem"
      disabled={open.isPending}
      value={chosen?.teamId ?? own}
      data={data.map(({ teamId, teamName }) => ({
        value: teamId ?? own,
        label: teamName ?? 'Your own workspace',
      }))}
      onChange={(event) => {
        const { value } = event.currentTarget
        open.mutate({ teamId: value === own ? null : value })
      }}
    />
  )
}
