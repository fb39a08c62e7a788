import type { WebhookEndpoint } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

/** Turns a webhook off or on, and says so. */
export function useSwitchWebhook({ id }: Pick<WebhookEndpoint, 'id'>) {
  const utils = trpc.useUtils()
  const update = trpc.webhooks.update.useMutation({
    onSuccess: ({ isEnabled }) => toast({ title: isEnabled ? 'Webhook turned on' : 'Webhook turned off' }),
    onError: (error) =>
      toast({
        title: 'The webhook stays as it was',
        description: describeError(error),
        variant: 'destructive',
      }),
    onSettled: () => Promise.all([utils.webhooks.list.invalidate(), utils.notifications.list.invalidate()]),
  })
  return {
    isPending: update.isPending,
    turn: (isEnabled: boolean) => update.mutate({ id, isEnabled }),
  }
}
