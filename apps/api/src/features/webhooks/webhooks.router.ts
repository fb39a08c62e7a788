import {
  createWebhookEndpointSchema,
  updateWebhookEndpointSchema,
  webhookDeliverySchema,
  webhookEndpointSchema,
  webhookEndpointWithSecretSchema,
} from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { deletedSchema, recordInput, recordListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createEndpoint } from './create-endpoint.ts'
import { deleteEndpoint } from './delete-endpoint.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { resendDelivery } from './resend-delivery.ts'
import { rotateSecret } from './rotate-secret.ts'
import { sendTest } from './send-test.ts'
import { updateEndpoint } from './update-endpoint.ts'

const tags = ['Webhooks']
const path = '/webhook-endpoints'

export const webhooksRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path,
        tags,
        summary: 'Your webhook endpoints, oldest first',
        description: 'Where your own programs take events, and whether anything arrives there.',
      },
    })
    .output(z.array(webhookEndpointSchema))
    .query(({ ctx }) => listEndpoints(ctx)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path,
        tags,
        summary: 'Add a webhook endpoint',
        description:
          'You may have 10. The answer is the only one that shows the `secret`, so it takes no `Idempotency-Key`.',
      },
      answersSecret: true,
    })
    .input(createWebhookEndpointSchema)
    .output(webhookEndpointWithSecretSchema)
    .mutation(({ ctx, input }) => createEndpoint(ctx, input)),
  update: memberProcedure
    .meta({
      // To turn it off. The verb asks for the rest.
      isOpenToAll: true,
      openapi: {
        method: 'PATCH',
        path: `${path}/{id}`,
        tags,
        summary: 'Change a webhook endpoint, or turn it off or on',
        description: 'Off, it gets nothing, and what waits to be sent there is given up.',
      },
    })
    .input(givenInput(updateWebhookEndpointSchema.extend(recordInput.shape)))
    .output(webhookEndpointSchema)
    .mutation(({ ctx, input }) => updateEndpoint(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: `${path}/{id}`,
        tags,
        summary: 'Delete a webhook endpoint',
        description: 'Its deliveries go with it. Deleting it again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteEndpoint(ctx, input)),
  rotateSecret: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: `${path}/{id}/secret`,
        tags,
        summary: 'Make a new secret',
        description:
          'Messages carry a signature with each of the two for 24 hours. The answer is the only one that shows the `secret`.',
      },
      answersSecret: true,
    })
    .input(recordInput)
    .output(webhookEndpointWithSecretSchema)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input)),
  sendTest: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: `${path}/{id}/test`,
        tags,
        summary: 'Send a test message',
        description: 'An event `webhook.test`, tried once. See among the deliveries what came back.',
      },
    })
    .input(recordInput)
    .output(webhookDeliverySchema)
    .mutation(({ ctx, input }) => sendTest(ctx, input)),
  listDeliveries: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: `${path}/{id}/deliveries`,
        tags,
        summary: 'What was sent to a webhook endpoint, newest first',
        description: 'Of the last 30 days, each with its tries and what was answered.',
      },
    })
    .input(recordListInput)
    .output(z.array(webhookDeliverySchema))
    .query(({ ctx, input }) => listDeliveries(ctx, input)),
  resend: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhook-deliveries/{id}/resend',
        tags,
        summary: 'Send a delivery again',
        description: 'Under the same `webhook-id`, whether it had arrived or not. It is tried once.',
      },
    })
    .input(recordInput)
    .output(webhookDeliverySchema)
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),
})
