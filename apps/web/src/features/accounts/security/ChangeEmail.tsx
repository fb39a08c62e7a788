import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'

const ChangeEmailDialog = lazyDialog(
  async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog,
  { opened: false },
)

/** Asks for another address, and takes a wish back that waits for its link to be opened. */
export function ChangeEmail({ isWaiting }: { isWaiting: boolean }) {
  const [opened, dialog] = useDisclosure(false)
  const utils = trpc.useUtils()
  const cancel = trpc.accounts.cancelEmailChange.useMutation({
    onSuccess: () => toast({ title: 'Your email stays as it is', description: 'The link no longer works.' }),
    onError: (error) =>
      toast({ title: 'The change still waits', description: describeError(error), variant: 'destructive' }),
    onSettled: () => utils.accounts.security.invalidate(),
  })
  return (
    <>
      {isWaiting && (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Keep this email
        </Button>
      )}
      <Button variant="default" onClick={dialog.open}>
        Change email
      </Button>
      <ChangeEmailDialog opened={opened} onClose={dialog.close} />
    </>
  )
}
