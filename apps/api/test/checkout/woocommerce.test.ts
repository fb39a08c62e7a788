import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { UnreadableWebhookError, UnsignedWebhookError } from '../../src/checkout/checkout.ts'
import { createWooCommerceCheckout } from '../../src/checkout/woocommerce.ts'
import { TestClock } from '../support/test-server.ts'

const webhookSecret = 'the secret of the store'
const checkout = createWooCommerceCheckout({
  storeUrl: 'https://store.test/shop',
  productId: 17,
  webhookSecret,
  clock: new TestClock(),
})

const order = {
  id: 4711,
  status: 'processing',
  currency: 'CAD',
  total: '950.00',
  customer_id: 8,
  date_paid_gmt: '2026-11-20T10:00:00',
  date_modified_gmt: '2026-11-20T10:00:05',
  billing: { email: 'noor@example.org', first_name: 'Noor', last_name: 'Haddad' },
  line_items: [{ product_id: 17, quantity: 1 }],
}

function webhook(body: string, { secret = webhookSecret, type = 'application/json' } = {}) {
  const headers: Record<string, string> = {
    'content-type': type,
    'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
  }
  return { body: Buffer.from(body), header: (name: string) => headers[name] }
}

test('the buyer goes to the store with the membership in the cart', async () => {
  expect(await checkout.start(null)).toBe('https://store.test/shop/checkout/?add-to-cart=17&quantity=1')
  expect(await checkout.start({ userId: 'u', email: 'a+b@example.org' })).toContain(
    'billing_email=a%2Bb%40example.org',
  )
})

test('an order that is paid reports a purchase, in whichever status', async () => {
  for (const status of ['processing', 'completed']) {
    expect(await checkout.readWebhook(webhook(JSON.stringify({ ...order, status })))).toMatchObject({
      kind: 'paid',
      reference: 'order 4711',
      at: new Date('2026-11-20T10:00:00Z'),
      amountCents: 95_000,
      customerId: '8',
      buyer: { email: 'noor@example.org', name: 'Noor Haddad' },
    })
  }
})

test('an order of nobody who could be mailed is refused, and a name with a NUL loses it', async () => {
  const read = (billing: object) => checkout.readWebhook(webhook(JSON.stringify({ ...order, billing })))
  for (const email of ['', 'nobody', 'n\u0000@example.org'])
    await expect(read({ ...order.billing, email })).rejects.toThrow(UnreadableWebhookError)
  expect(await read({ ...order.billing, first_name: 'No\u0000or' })).toMatchObject({
    buyer: { name: 'Noor Haddad' },
  })
})

test('an order that was returned reports a refund', async () => {
  expect(await checkout.readWebhook(webhook(JSON.stringify({ ...order, status: 'refunded' })))).toMatchObject(
    {
      kind: 'refunded',
      reference: 'order 4711',
      buyer: null,
    },
  )
})

test.each([
  { what: 'of other products', body: { ...order, line_items: [{ product_id: 3 }] } },
  { what: 'that waits for its payment', body: { ...order, status: 'pending' } },
  { what: 'that is no order', body: { id: 1 } },
])('an order $what is none of our business', async ({ body }) => {
  expect(await checkout.readWebhook(webhook(JSON.stringify(body)))).toBeNull()
})

test('the store’s own try of the address is answered', async () => {
  const form = 'application/x-www-form-urlencoded'
  expect(await checkout.readWebhook(webhook('webhook_id=1', { type: form }))).toBeNull()
})

test('a wrong or missing signature is refused', async () => {
  const body = JSON.stringify(order)
  await expect(checkout.readWebhook(webhook(body, { secret: 'another' }))).rejects.toThrow(
    UnsignedWebhookError,
  )
  await expect(checkout.readWebhook({ body: Buffer.from(body), header: () => undefined })).rejects.toThrow(
    UnsignedWebhookError,
  )
})

test('an order that is cancelled ends what it paid for; one that was never paid says nothing', async () => {
  for (const status of ['cancelled', 'failed']) {
    const read = (given: object) =>
      checkout.readWebhook(webhook(JSON.stringify({ ...order, status, ...given })))
    expect(await read({})).toMatchObject({ kind: 'refunded', reference: 'order 4711' })
    // A card that was refused at first: the order may still be paid.
    expect(await read({ date_paid_gmt: null })).toBeNull()
  }
})

test('what is signed and no JSON, or no amount, is refused or read without it', async () => {
  await expect(checkout.readWebhook(webhook('{"id":'))).rejects.toThrow(UnreadableWebhookError)
  expect(await checkout.readWebhook(webhook(JSON.stringify({ ...order, total: 'a lot' })))).toMatchObject({
    kind: 'paid',
    amountCents: null,
  })
})
