import { Button } from '@mantine/core'
import type { TeamInvitation } from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'

/** Send again, or take back, an invitation that waits. */
export function InvitationActions({ invitation, name }: { invitation: TeamInvitation; name: string }) {
  const { id, email } = invitation
  const utils = trpc.useUtils()
  const onSettled = () => utils.teamInvitations.list.invalidate()
  const onError = (error: unknown) =>
    toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
  const resend = trpc.teamInvitations.resend.useMutation({
    onSuccess: () => toast({ title: 'Invitation sent again', description: `To ${email}.` }),
    onError,
    onSettled,
  })
  const revoke = trpc.teamInvitations.revoke.useMutation({
    onSuccess: () => toast({ title: 'Invitation revoked' }),
    onError,
    onSettled,
  })
  return (
    <>
      <Button
        variant="default"
        loading={resend.isPending}
        onClick={() => resend.mutate({ id })}
        aria-label={`Send again: the invitation of ${name}`}
      >
        Send again
      </Button>
      <Button
        variant="default"
        loading={revoke.isPending}
        onClick={() => revoke.mutate({ id })}
        aria-label={`Revoke the invitation of ${name}`}
      >
        Revoke
      </Button>
    </>
  )
}
