import { Button, Group, Text } from '@mantine/core'
import { maximumWebhookEndpoints } from '@suv/domain'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import classes from '../../ui/rows.module.css'
import { RowsSkeleton } from '../accounts/RowsSkeleton.tsx'
import type { WebhookTask } from './webhook-task.ts'

const DeleteWebhookDialog = lazyDialog(
  async () => (await import('./DeleteWebhookDialog.tsx')).DeleteWebhookDialog,
  { opened: false },
)
const DeliveriesDialog = lazyDialog(async () => (await import('./DeliveriesDialog.tsx')).DeliveriesDialog, {
  opened: false,
})
const NewSecretDialog = lazyDialog(async () => (await import('./NewSecretDialog.tsx')).NewSecretDialog, {
  opened: false,
})
const WebhookDialog = lazyDialog(async () => (await import('./WebhookDialog.tsx')).WebhookDialog, {
  opened: false,
})
// Most members have none, and a row brings the code of its menu.
const WebhookRow = lazy(async () => ({ default: (await import('./WebhookRow.tsx')).WebhookRow }))

const memberRoute = getRouteApi('/_member')

/** The member's webhooks: where their own programs take events. */
export function Webhooks() {
  const { hasAccess } = memberRoute.useRouteContext()
  const endpoints = trpc.webhooks.list.useQuery()
  // Kept while a dialog closes, so that its words stay until it is gone.
  const [current, setCurrent] = useState<{ task: WebhookTask; id: string | null; isOpen: boolean } | null>(
    null,
  )
  if (endpoints.data === undefined) {
    return <QueryState what="Your webhooks" queries={[endpoints]} loading={<RowsSkeleton count={1} />} />
  }
  const endpoint = endpoints.data.find(({ id }) => id === current?.id) ?? null
  const dialog = (task: WebhookTask) => ({
    opened: current?.isOpen === true && current.task === task,
    endpoint,
    onClose: () => setCurrent((last) => last && { ...last, isOpen: false }),
  })
  const isFull = endpoints.data.length >= maximumWebhookEndpoints
  return (
    <>
      {endpoints.data.length === 0 ? (
        <div className={classes.empty}>
          <Text fw={560}>You have no webhooks</Text>
          <Text size="sm" c="dimmed">
            Add one when a program of yours is to hear of milestones, letters, permits or papers at once.
          </Text>
        </div>
      ) : (
        <Suspense fallback={<RowsSkeleton count={1} />}>
          <ul className={classes.rows}>
            {endpoints.data.map((each) => (
              <WebhookRow
                key={each.id}
                endpoint={each}
                onOpen={(task) => setCurrent({ task, id: each.id, isOpen: true })}
              />
            ))}
          </ul>
        </Suspense>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          disabled={isFull || !hasAccess}
          {...WebhookDialog.intent}
          onClick={() => setCurrent({ task: 'add', id: null, isOpen: true })}
        >
          Add a webhook
        </Button>
        {!hasAccess && (
          <Text size="sm" c="dimmed">
            Webhooks are part of the membership.
          </Text>
        )}
        {hasAccess && isFull && (
          <Text size="sm" c="dimmed">
            You have {maximumWebhookEndpoints}. Delete one that you no longer use first.
          </Text>
        )}
      </Group>
      <WebhookDialog {...dialog('add')} />
      <WebhookDialog {...dialog('edit')} />
      <NewSecretDialog {...dialog('secret')} />
      <DeliveriesDialog {...dialog('deliveries')} />
      <DeleteWebhookDialog {...dialog('delete')} />
    </>
  )
}
