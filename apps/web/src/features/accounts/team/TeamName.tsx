import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatDate } from '@suv/domain'
import { IconUsersGroup } from '@tabler/icons-react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import classes from '../../../ui/rows.module.css'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { Writes } from '../../workspaces/Writes.tsx'

const RenameTeamDialog = lazyDialog(async () => (await import('./RenameTeamDialog.tsx')).RenameTeamDialog)
const DeleteTeamDialog = lazyDialog(async () => (await import('./DeleteTeamDialog.tsx')).DeleteTeamDialog)

type Props = { team: { id: string; teamName: string } }

/** What the team is called, and for its owner the end of it, which can be taken back for a week. */
export function TeamName({ team }: Props) {
  const [renaming, rename] = useDisclosure(false)
  const [deleting, deletion] = useDisclosure(false)
  const { data } = trpc.workspaces.list.useQuery()
  const workspace = data?.find(({ teamId }) => teamId === team.id)
  const isOwner = workspace?.role === 'owner'
  const deleteAt = workspace?.deleteAt ?? null
  return (
    <>
      {deleteAt !== null && <Ending team={team} deleteAt={deleteAt} isOwner={isOwner} />}
      <ul className={classes.rows} aria-label="The team itself">
        <li className={classes.row}>
          <div className={classes.main}>
            <Icon of={IconUsersGroup} size={24} />
            <div>
              <div className={classes.name}>{team.teamName}</div>
              <div className={classes.detail}>The name that its people see and that exports carry.</div>
            </div>
          </div>
          <Group gap="xs">
            <Writes teamId={team.id}>
              <Button variant="default" aria-label={`Rename ${team.teamName}`} onClick={rename.open}>
                Rename
              </Button>
            </Writes>
            {isOwner && deleteAt === null && (
              <Button variant="default" aria-label={`Delete ${team.teamName}`} onClick={deletion.open}>
                Delete
              </Button>
            )}
          </Group>
        </li>
      </ul>
      {renaming && <RenameTeamDialog team={team} onClose={rename.close} />}
      {deleting && <DeleteTeamDialog team={team} onClose={deletion.close} />}
    </>
  )
}

function Ending({ team, deleteAt, isOwner }: Props & { deleteAt: string; isOwner: boolean }) {
  const { workspaces } = trpc.useUtils()
  const keep = trpc.workspaces.keepTeam.useMutation({
    onSuccess: async () => {
      await workspaces.list.invalidate()
      toast({ title: `${team.teamName} stays` })
    },
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  return (
    <>
      <Notice tone="maple">
        {`${team.teamName} will be deleted on ${formatDate(deleteAt)}, with its plan, timeline, matches, finances and papers. Until then nothing changes.`}
        {!isOwner && ' Its owner can keep it.'}
      </Notice>
      {isOwner && (
        <div>
          <Button loading={keep.isPending} onClick={() => keep.mutate({ id: team.id })}>
            Keep the team
          </Button>
        </div>
      )}
    </>
  )
}
