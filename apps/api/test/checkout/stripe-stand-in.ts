import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'

export const webhookSecret = 'whsec_for_tests_only'

/** In the place of Stripe's API: makes checkout sessions and signs reports as Stripe does. */
export async function startStripeStandIn() {
  const sessions: URLSearchParams[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const form = new URLSearchParams(await text(request))
    if (request.method === 'GET' && request.url?.startsWith('/pay/')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Pay</title><h1>Pay here</h1>')
      return
    }
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
      response.writeHead(404).end('{"error":{"message":"No such path."}}')
      return
    }
    sessions.push(form)
    const id = `cs_test_${sessions.length}`
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ id, object: 'checkout.session', url: `http://${request.headers.host}/pay/${id}` }),
      )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    /** The forms by which sessions were asked for. */
    sessions,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type StripeReport = { id: string; type: string; object: object; created?: number }

/** The body and headers of a report as Stripe sends it, now or at another moment (Unix seconds). */
export function signedReport(
  { id, type, object, created = Math.floor(Date.now() / 1000) }: StripeReport,
  at: { timestamp?: number } = {},
) {
  return signed(JSON.stringify({ id, object: 'event', type, created, data: { object } }), at)
}

/** Any body, signed as Stripe does. */
export async function signed(payload: string, at: { timestamp?: number } = {}) {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: webhookSecret,
    ...at,
  })
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  }
}

/** A purchase for 950 CAD. */
export function purchase(
  buyer: { email: string; name?: string; userId?: string },
  { id = 'evt_paid', intent = 'pi_1' } = {},
): StripeReport {
  return {
    id,
    type: 'checkout.session.completed',
    object: {
      object: 'checkout.session',
      payment_status: 'paid',
      payment_intent: intent,
      amount_total: 95_000,
      currency: 'cad',
      customer: 'cus_1',
      client_reference_id: buyer.userId ?? null,
      metadata: { item: 'full-access' },
      customer_details: { email: buyer.email, name: buyer.name ?? 'Noor Haddad' },
    },
  }
}

export function refund({ id = 'evt_refund', intent = 'pi_1', whole = true } = {}): StripeReport {
  return {
    id,
    type: 'charge.refunded',
    object: {
      object: 'charge',
      payment_intent: intent,
      refunded: whole,
      metadata: { item: 'full-access' },
    },
  }
}
