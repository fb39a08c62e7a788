import type { TeamMember } from '@suv/domain'
import { useRouter } from '@tanstack/react-router'
import { trpc } from '../../../trpc.ts'
import { RemovalDialog } from '../../../ui/RemovalDialog.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'

export function RemoveMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const utils = trpc.useUtils()
  const router = useRouter()
  const remove = trpc.teamMembers.remove.useMutation({
    onSuccess: async () => {
      toast({ title: `${member.passportName} removed` })
      onClose()
      await utils.invalidate()
      await router.invalidate()
    },
  })
  return (
    <RemovalDialog
      opened
      title={`Remove ${member.passportName}?`}
      confirm="Remove"
      removal={remove}
      onConfirm={() => remove.mutate({ id: member.id })}
      onClose={onClose}
    >
      Their share, letters, permits, dates and records go too, and they are taken off certificates. A PR
      application that they have begun stays with the team, under their name.
      {member.userId !== null && ' They no longer see what belongs to the team.'} This cannot be undone.
    </RemovalDialog>
  )
}
