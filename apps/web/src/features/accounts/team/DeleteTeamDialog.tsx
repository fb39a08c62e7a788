import { trpc } from '../../../trpc.ts'
import { RemovalDialog } from '../../../ui/RemovalDialog.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'

type Props = { team: { id: string; teamName: string }; onClose: () => void }

/** The end of a team, which its owner can take back at once, and for a week. */
export function DeleteTeamDialog({ team, onClose }: Props) {
  const { client, workspaces } = trpc.useUtils()
  const refresh = () => workspaces.list.invalidate()
  const removal = trpc.workspaces.scheduleDeletion.useMutation({
    onSuccess: async () => {
      onClose()
      toast({
        title: `${team.teamName} will be deleted in 7 days`,
        action: {
          label: 'Undo',
          onClick: () => void client.workspaces.keepTeam.mutate({ id: team.id }).finally(refresh),
        },
      })
      await refresh()
    },
  })
  return (
    <RemovalDialog
      opened
      onClose={onClose}
      title={`Delete ${team.teamName}?`}
      confirm="Delete in 7 days"
      removal={removal}
      onConfirm={() => removal.mutate({ id: team.id })}
    >
      Its plan, timeline, matches, finances, letters, certificates, permits and applications go in 7 days, for
      everybody in it. Until then nothing changes, and you can keep it. Everybody’s own documents, eligibility
      and account stay.
    </RemovalDialog>
  )
}
