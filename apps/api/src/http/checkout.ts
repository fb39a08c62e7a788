import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Checkout, UnreadableWebhookError, UnsignedWebhookError } from '../checkout/checkout.ts'
import type { AppDependencies } from '../dependencies.ts'
import { recordPayment } from '../features/memberships/record-payment.ts'
import { createContext } from './context.ts'

/** Where the offer's button asks where to pay, and where the payment provider sends its reports. */
export function registerCheckout(server: FastifyInstance, dependencies: AppDependencies): void {
  server.register(async (scope) => {
    // A report is checked as the bytes that came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post('/api/checkout', (request, reply) => startCheckout(request, reply, dependencies))
    const { checkout } = dependencies
    if (checkout.provider !== 'none') {
      scope.post(`/api/webhooks/${checkout.provider}`, (request, reply) =>
        receiveReport(request, reply, { dependencies, checkout }),
      )
    }
  })
}

/** Tells where to pay; null where nothing is set up to take money. */
async function startCheckout(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: AppDependencies,
): Promise<FastifyReply> {
  const { actor } = await createContext(request, dependencies)
  const buyer = actor === null ? null : { userId: actor.userId, email: actor.email }
  const url = await dependencies.checkout.start(buyer)
  return reply.header('cache-control', 'no-store').send({ url })
}

/**
 * Answers 200 once a report is stored or found to be none of ours, so that the provider stops repeating it; 400 where nobody
 * vouches for it; 500 where storing failed, so that it comes again.
 */
async function receiveReport(
  request: FastifyRequest,
  reply: FastifyReply,
  { dependencies, checkout }: { dependencies: AppDependencies; checkout: Checkout },
): Promise<FastifyReply> {
  const { provider } = checkout
  try {
    const report = await checkout.readWebhook({
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      header: (name) => [request.headers[name] ?? []].flat()[0],
    })
    if (report === null) {
      request.log.info({ provider }, 'payment report ignored: not about a membership')
      return reply.send({ received: true })
    }
    const outcome = await recordPayment({ ...dependencies, requestId: request.id }, report)
    const { eventId, kind, reference } = report
    request.log.info({ provider, eventId, kind, reference, outcome }, 'payment report taken')
    return reply.send({ received: true })
  } catch (error) {
    if (error instanceof UnsignedWebhookError || error instanceof UnreadableWebhookError) {
      request.log.warn({ provider, reason: error.message }, 'payment report refused')
      return reply.code(400).send({ error: error.message, code: 'BAD_REQUEST' })
    }
    throw error
  }
}
