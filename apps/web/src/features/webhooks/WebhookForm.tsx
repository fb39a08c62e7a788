import { Checkbox, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { schemaResolver, useForm } from '@mantine/form'
import {
  createWebhookEndpointSchema,
  type WebhookEndpoint,
  type WebhookEventType,
  webhookEventTypes,
} from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { ActionForm } from '../../ui/ActionForm.tsx'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { eventNames } from './event-names.ts'

type Props = {
  /** The one to change; null for a new one. */
  endpoint: WebhookEndpoint | null
  onCreated: (secret: string) => void
  onDone: () => void
}

export function WebhookForm({ endpoint, onCreated, onDone }: Props) {
  const { list } = trpc.useUtils().webhooks
  const create = trpc.webhooks.create.useMutation({
    onSuccess: async ({ secret }) => {
      onCreated(secret)
      await list.invalidate()
    },
  })
  const update = trpc.webhooks.update.useMutation({
    onSuccess: async () => {
      await list.invalidate()
      toast({ title: 'Webhook saved' })
      onDone()
    },
  })
  const form = useForm<{ url: string; description: string; events: WebhookEventType[] }>({
    initialValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      events: endpoint?.events ?? [...webhookEventTypes],
    },
    validate: schemaResolver(createWebhookEndpointSchema, { sync: true }),
  })
  const submit = form.onSubmit((values) => {
    if (endpoint === null) create.mutate(values)
    else update.mutate({ id: endpoint.id, ...values })
  })
  const { error, isPending } = endpoint === null ? create : update
  return (
    <ActionForm
      noValidate
      submit={endpoint === null ? 'Add webhook' : 'Save'}
      isPending={isPending}
      problem={error && describeError(error)}
      onSubmit={submit}
      onCancel={onDone}
    >
      <TextInput
        label="Address"
        description="Where your program takes messages, such as https://example.com/hooks"
        type="url"
        inputMode="url"
        maxLength={2000}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <TextInput
        label="What it is for (optional)"
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('description')}
      />
      <Checkbox.Group label="Tell it of" {...form.getInputProps('events')}>
        <Stack gap="xs" mt="xs">
          {webhookEventTypes.map((event) => (
            <Checkbox key={event} value={event} label={eventNames[event]} size="md" />
          ))}
        </Stack>
      </Checkbox.Group>
    </ActionForm>
  )
}
