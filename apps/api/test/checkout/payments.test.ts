import { findMembershipOfUser, findUserByEmail, hasActiveAccess } from '@suv/db'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStripeCheckout } from '../../src/checkout/stripe.ts'
import { sendMailJob } from '../../src/mail/send-mail.job.ts'
import { createMember } from '../support/members.ts'
import { recordJobs } from '../support/recorded-jobs.ts'
import { createTestServer, TestClock, type TestServer } from '../support/test-server.ts'
import {
  purchase,
  refund,
  type StripeReport,
  signed,
  signedReport,
  startStripeStandIn,
  webhookSecret,
} from './stripe-stand-in.ts'

let standIn: Awaited<ReturnType<typeof startStripeStandIn>>
let testServer: TestServer
let jobs: ReturnType<typeof recordJobs>

beforeAll(async () => {
  standIn = await startStripeStandIn()
})
afterAll(() => standIn.close())

beforeEach(async () => {
  jobs = recordJobs()
  testServer = await createTestServer({
    jobs,
    checkout: createStripeCheckout({
      secretKey: 'sk_test_1',
      webhookSecret,
      apiUrl: standIn.apiUrl,
      siteUrl: 'https://landfall.test',
      clock: new TestClock(),
    }),
  })
})
afterEach(() => testServer.close())

async function report(stripeReport: StripeReport) {
  const { payload, headers } = await signedReport(stripeReport)
  const answer = await testServer.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers })
  await testServer.sendLinks()
  return answer
}

async function membershipOf(email: string) {
  const { db } = testServer.dependencies
  const user = await findUserByEmail(db, { email })
  return user === undefined ? undefined : findMembershipOfUser(db, { userId: user.id })
}

const mails = () => jobs.recorded(sendMailJob)

describe('a purchase', () => {
  test('is begun at the provider, for a stranger and for a member', async () => {
    const url = '/api/checkout'
    const stranger = await testServer.inject({ method: 'POST', url })
    expect(stranger.json()).toEqual({ url: `${standIn.apiUrl}/pay/cs_test_1` })
    expect(standIn.sessions.at(-1)?.get('line_items[0][price_data][unit_amount]')).toBe('95000')
    expect(standIn.sessions.at(-1)?.has('client_reference_id')).toBe(false)

    const member = await createMember(testServer, 'member@example.org')
    const own = await testServer.inject({ method: 'POST', url, headers: member.cookie })
    expect(own.json()).toEqual({ url: `${standIn.apiUrl}/pay/cs_test_2` })
    expect(standIn.sessions.at(-1)?.get('client_reference_id')).toBe(member.userId)
  })

  test('creates the account, opens everything and mails one link to the first password', async () => {
    const answer = await report(purchase({ email: 'Noor@Example.org' }))

    expect(answer.statusCode).toBe(200)
    expect(await membershipOf('noor@example.org')).toMatchObject({
      status: 'active',
      membershipFee: 95_000,
      providerCustomerId: 'cus_1',
      providerPaymentIntentId: 'pi_1',
    })
    expect(mails()).toHaveLength(1)
    expect(mails()[0]).toMatchObject({ to: 'noor@example.org' })
    expect(mails()[0]?.text).toMatch(/\/reset-password#token=/)
  })

  test('by somebody who can sign in upgrades that account and says so', async () => {
    const { userId, email } = await createMember(testServer, 'known@example.org')
    await report(purchase({ email: 'other-address@example.org', userId }))

    expect(await membershipOf(email)).toMatchObject({ status: 'active' })
    expect(
      await findUserByEmail(testServer.dependencies.db, { email: 'other-address@example.org' }),
    ).toBeUndefined()
    expect(mails()).toMatchObject([{ to: email, subject: 'Your Landfall membership is active' }])
  })

  test('of something else, or not paid yet, changes nothing', async () => {
    const other = purchase({ email: 'noor@example.org' })
    await report({ ...other, object: { ...other.object, metadata: {} } })
    await report({ ...other, id: 'evt_2', object: { ...other.object, payment_status: 'unpaid' } })
    await report({ id: 'evt_3', type: 'invoice.paid', object: {} })

    expect(await findUserByEmail(testServer.dependencies.db, { email: 'noor@example.org' })).toBeUndefined()
    expect(mails()).toEqual([])
  })
})

describe('reports', () => {
  const email = 'noor@example.org'

  test('that come five times, also at once, make one membership and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(purchase({ email }))))
    await report(purchase({ email }, { id: 'evt_other_report_of_the_same' }))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const { db } = testServer.dependencies
    expect(await db.selectFrom('memberships').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('payments').selectAll().execute()).toHaveLength(1)
    expect(mails()).toHaveLength(1)
  })

  test('of a refund end the access, once; a partial one does not', async () => {
    await report(purchase({ email }))
    await report(refund({ id: 'evt_part', whole: false }))
    expect(await membershipOf(email)).toMatchObject({ status: 'active' })

    await report(refund())
    await report(refund({ id: 'evt_again' }))
    expect(await membershipOf(email)).toMatchObject({ status: 'refunded' })
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Set your password for Landfall',
      'Your Landfall membership has ended',
    ])
  })

  test('in the wrong order start no access that was returned already', async () => {
    await report(refund())
    await report(purchase({ email }))
    await report(purchase({ email }, { id: 'evt_late_repeat' }))

    expect(await membershipOf(email)).toBeUndefined()
    expect(mails()).toEqual([])
  })

  test('of a refund leave the access that a second payment stands for', async () => {
    await report(purchase({ email }))
    await report(purchase({ email }, { id: 'evt_second', intent: 'pi_2' }))
    await report(refund())

    expect(await membershipOf(email)).toMatchObject({ status: 'active', providerPaymentIntentId: 'pi_2' })
  })

  test('of a refund leave the access that an operator granted', async () => {
    await report(purchase({ email }))
    const user = await findUserByEmail(testServer.dependencies.db, { email })
    await testServer.dependencies.db
      .updateTable('memberships')
      .set({ providerPaymentIntentId: null })
      .where('userId', '=', user?.id ?? '')
      .execute()
    await report(refund())

    expect(await membershipOf(email)).toMatchObject({ status: 'active' })
  })
})

test('a server that dies between two steps has done nothing, and the repeated report does all', async () => {
  const { enqueue } = jobs
  Object.assign(jobs, {
    enqueue: async () => {
      throw new Error('the process was killed')
    },
  })
  expect((await report(purchase({ email: 'noor@example.org' }))).statusCode).toBe(500)
  expect(await findUserByEmail(testServer.dependencies.db, { email: 'noor@example.org' })).toBeUndefined()

  Object.assign(jobs, { enqueue })
  expect((await report(purchase({ email: 'noor@example.org' }))).statusCode).toBe(200)
  expect(await membershipOf('noor@example.org')).toMatchObject({ status: 'active' })
  expect(mails()).toHaveLength(1)
})

describe('a report that nobody vouches for is refused', () => {
  test.each<{ what: string; change: (headers: Record<string, string>) => Record<string, string> }>([
    { what: 'without a signature', change: ({ 'stripe-signature': _gone, ...headers }) => headers },
    {
      what: 'with a wrong one',
      change: (headers) => ({ ...headers, 'stripe-signature': 't=1,v1=00' }),
    },
  ])('$what', async ({ change }) => {
    const { payload, headers } = await signedReport(purchase({ email: 'noor@example.org' }))
    const answer = await testServer.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: change(headers),
    })

    expect(answer.statusCode).toBe(400)
    expect(await findUserByEmail(testServer.dependencies.db, { email: 'noor@example.org' })).toBeUndefined()
  })

  test('with a changed body, and one of an hour ago', async () => {
    const { payload, headers } = await signedReport(purchase({ email: 'noor@example.org' }))
    const changed = payload.replace('noor@', 'thief@')
    const url = '/api/webhooks/stripe'
    expect((await testServer.inject({ method: 'POST', url, payload: changed, headers })).statusCode).toBe(400)

    // Signed with the right secret, ten minutes ago: what was recorded then is sent again.
    const timestamp = Math.floor(Date.now() / 1000) - 600
    const old = await signedReport(purchase({ email: 'noor@example.org' }), { timestamp })
    expect((await testServer.inject({ method: 'POST', url, ...old })).statusCode).toBe(400)
    expect(await findUserByEmail(testServer.dependencies.db, { email: 'noor@example.org' })).toBeUndefined()
  })

  test('with a signature of a time to come, and is taken where clocks differ by a little', async () => {
    const url = '/api/webhooks/stripe'
    const signedAt = async (seconds: number, change = (signature: string) => signature) => {
      const timestamp = Math.floor(Date.now() / 1000) + seconds
      const { payload, headers } = await signedReport(purchase({ email: 'noor@example.org' }), { timestamp })
      const signature = change(headers['stripe-signature'])
      const sent = { payload, headers: { ...headers, 'stripe-signature': signature } }
      return (await testServer.inject({ method: 'POST', url, ...sent })).statusCode
    }
    expect(await signedAt(600)).toBe(400)
    // The library reads a number as far as it is one, and the last of several.
    expect(await signedAt(600, (signature) => signature.replace(',', 'x,'))).toBe(400)
    expect(await signedAt(600, (signature) => `t=1,${signature}`)).toBe(400)
    expect(await findUserByEmail(testServer.dependencies.db, { email: 'noor@example.org' })).toBeUndefined()
    expect(await signedAt(60)).toBe(200)
  })
})

test.each([
  ['no JSON', '{"id":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an event without its object', '{"id":"evt_x","object":"event","type":"charge.refunded","created":1}'],
  [
    'an event whose fields are something else',
    '{"id":"evt_y","object":"event","type":"charge.refunded","created":1,"data":{"object":{"metadata":5}}}',
  ],
])('a genuine report that cannot be read, %s, is refused and breaks nothing', async (_what, payload) => {
  const answer = await testServer.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    ...(await signed(payload)),
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'The webhook is signed, but cannot be read.', code: 'BAD_REQUEST' })
})

describe('a genuine purchase whose fields are not what they should be', () => {
  const email = 'odd@example.org'
  const odd = (changes: object): StripeReport => {
    const { object, ...rest } = purchase({ email }, { id: 'evt_odd', intent: 'pi_odd' })
    return { ...rest, object: { ...object, ...changes } }
  }

  test.each([
    ['an address that is a number', { customer_details: { email: 5, name: 'Odd' } }],
    ['an address that is none', { customer_details: { email: 'nobody', name: 'Odd' } }],
    ['an address with a NUL', { customer_details: { email: 'o\u0000dd@example.org', name: 'Odd' } }],
    ['nobody who bought', { customer_details: null }],
    ['a payment without an id', { payment_intent: {} }],
  ])('is refused: %s', async (_what, changes) => {
    const answer = await report(odd(changes))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe('The webhook is signed, but cannot be read.')
    expect(await membershipOf(email)).toBeUndefined()
  })

  test.each([
    ['a name with a NUL', { customer_details: { email, name: 'O\u0000dd' } }, 95_000],
    ['no name', { customer_details: { email, name: null } }, 95_000],
    ['an amount that is a text', { amount_total: 'much' }, null],
    ['an amount that no column holds', { amount_total: 1e15 }, null],
    ['an amount in another currency', { currency: 'usd' }, null],
    ['a customer that is a number', { customer: 7 }, 95_000],
    ['a member whose id is none', { client_reference_id: "' or 1" }, 95_000],
  ])('starts the membership all the same: %s', async (_what, changes, fee) => {
    expect((await report(odd(changes))).statusCode).toBe(200)
    const { db } = testServer.database
    const payment = await db.selectFrom('payments').select('amountCents').executeTakeFirstOrThrow()
    expect(payment.amountCents).toBe(fee)
    expect(await membershipOf(email)).toMatchObject({ status: 'active' })
  })

  test('is none of our business where it is for something else', async () => {
    const answer = await report(odd({ metadata: { item: 'a mug' }, customer_details: { email: 5 } }))
    expect(answer.statusCode).toBe(200)
  })

  test('ends nothing where a dispute names no payment', async () => {
    const dispute = { id: 'evt_d', type: 'charge.dispute.created', object: { object: 'dispute' } }
    expect((await report(dispute)).statusCode).toBe(200)
  })
})

test('a dispute ends the access that the payment stood for', async () => {
  const email = 'disputed@example.org'
  const send = async (report: Parameters<typeof signedReport>[0]) =>
    (
      await testServer.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        ...(await signedReport(report)),
      })
    ).statusCode
  expect(await send(purchase({ email }, { id: 'evt_disputed_paid', intent: 'pi_disputed' }))).toBe(200)
  const { db, clock } = testServer.dependencies
  const user = await findUserByEmail(db, { email })
  const mayUseAll = () => hasActiveAccess(db, { userId: user?.id ?? '', now: clock.now() })
  expect(await mayUseAll()).toBe(true)
  const object = { object: 'dispute', payment_intent: 'pi_disputed', metadata: {} }
  expect(await send({ id: 'evt_dispute', type: 'charge.dispute.created', object })).toBe(200)
  expect(await mayUseAll()).toBe(false)
  const membership = await db
    .selectFrom('memberships')
    .select('status')
    .where('userId', '=', user?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(membership.status).toBe('refunded')
})
