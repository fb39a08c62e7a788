import { Button } from '@mantine/core'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'

export function ConfirmEmailButton() {
  const send = trpc.accounts.sendVerification.useMutation({
    onSuccess: () => toast({ title: 'Mail sent', description: 'Open the link in it to confirm your email.' }),
    onError: (error) =>
      toast({ title: 'No mail was sent', description: describeError(error), variant: 'destructive' }),
  })
  return (
    <Button
      variant="default"
      loading={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate()}
    >
      {send.isSuccess ? 'Mail sent' : 'Send a confirmation mail'}
    </Button>
  )
}
