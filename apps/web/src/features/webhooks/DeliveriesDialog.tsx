import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { keptDeliveryDays, type WebhookEndpoint } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import classes from '../../ui/rows.module.css'
import { RowsSkeleton } from '../accounts/RowsSkeleton.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'

type Props = {
  opened: boolean
  /** Null once it is gone. */
  endpoint: WebhookEndpoint | null
  onClose: () => void
}

/** While something is on its way it is looked again, so that what comes back is seen. */
const lookAgainMs = 2_000
const shown = 50

/** What was sent to a webhook and what came back, with a way to try it out. */
export function DeliveriesDialog({ opened, endpoint, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Deliveries" size="lg">
      {endpoint && <Deliveries endpoint={endpoint} />}
    </Modal>
  )
}

function Deliveries({ endpoint: { id, url, isEnabled } }: { endpoint: WebhookEndpoint }) {
  const utils = trpc.useUtils().webhooks
  const deliveries = trpc.webhooks.listDeliveries.useQuery(
    { id, limit: shown },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ state: way }) => way === 'pending') ? lookAgainMs : false,
    },
  )
  const refresh = () => Promise.all([utils.listDeliveries.invalidate({ id }), utils.list.invalidate()])
  const test = trpc.webhooks.sendTest.useMutation({ onSettled: refresh })
  const resend = trpc.webhooks.resend.useMutation({ onSettled: refresh })
  const error = test.error ?? resend.error
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {url}. What was sent in the last {keptDeliveryDays} days, newest first.
      </Text>
      {deliveries.data === undefined ? (
        <QueryState what="The deliveries" queries={[deliveries]} loading={<RowsSkeleton count={2} />} />
      ) : deliveries.data.length === 0 ? (
        <div className={classes.empty}>
          <Text fw={560}>Nothing was sent yet</Text>
          <Text size="sm" c="dimmed">
            Send a test message to see whether your program takes it.
          </Text>
        </div>
      ) : (
        <ul className={classes.rows}>
          {deliveries.data.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              canResend={isEnabled}
              isSending={resend.isPending && resend.variables.id === delivery.id}
              onResend={() => resend.mutate({ id: delivery.id })}
            />
          ))}
        </ul>
      )}
      {error && <FormProblem>{describeError(error)}</FormProblem>}
      <Group justify="flex-end">
        {isEnabled ? (
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ id })}>
            Send a test message
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            It is off. Turn it on to send to it.
          </Text>
        )}
      </Group>
    </Stack>
  )
}
