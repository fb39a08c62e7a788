import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatDate } from '@suv/domain'
import { IconFileZip, IconTrash } from '@tabler/icons-react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import classes from '../../../ui/rows.module.css'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { RowsSkeleton } from '../RowsSkeleton.tsx'

const EraseAccountDialog = lazyDialog(
  async () => (await import('./EraseAccountDialog.tsx')).EraseAccountDialog,
  { opened: false },
)

/** Export of everything, and the end of the account, which can be taken back for a week. */
export function YourData() {
  const security = trpc.accounts.security.useQuery()
  const [opened, dialog] = useDisclosure(false)
  if (security.data === undefined) {
    return (
      <QueryState
        what="The state of your account"
        queries={[security]}
        loading={<RowsSkeleton count={2} />}
      />
    )
  }
  const { eraseAt, twoStep } = security.data
  return (
    <>
      {eraseAt !== null && <Scheduled eraseAt={eraseAt} />}
      <ul className={classes.rows}>
        <li className={classes.row}>
          <div className={classes.main}>
            <Icon of={IconFileZip} size={24} />
            <div>
              <div className={classes.name}>Export everything</div>
              <div className={classes.detail}>
                One ZIP file: what you entered and your teams’ records as JSON, and your files.
              </div>
            </div>
          </div>
          <Button component="a" href="/api/exports/everything.zip" download variant="default">
            Download
          </Button>
        </li>
        {eraseAt === null && (
          <li className={classes.row}>
            <div className={classes.main}>
              <Icon of={IconTrash} size={24} />
              <div>
                <div className={classes.name}>Erase your account</div>
                <div className={classes.detail}>After a week in which you can change your mind.</div>
              </div>
            </div>
            <Button variant="default" onClick={dialog.open}>
              Erase account
            </Button>
          </li>
        )}
      </ul>
      <EraseAccountDialog opened={opened} asksForCode={twoStep} onClose={dialog.close} />
    </>
  )
}

function Scheduled({ eraseAt }: { eraseAt: string }) {
  const utils = trpc.useUtils()
  const keep = trpc.accounts.cancelErasure.useMutation({
    onSuccess: async () => {
      await utils.accounts.security.invalidate()
      toast({ title: 'Your account stays' })
    },
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  return (
    <>
      <Notice tone="maple">
        Your account will be erased on {formatDate(eraseAt)}, with everything in it. Until then nothing
        changes.
      </Notice>
      <div>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      </div>
    </>
  )
}
