import { setTimeout } from 'node:timers/promises'
import { keptDeliveryDays, webhookTries } from '@suv/domain'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { deliverWebhookHandler } from '../../src/features/webhooks/deliver-webhook.job.ts'
import { deliverWebhookJob } from '../../src/features/webhooks/deliver-webhook.kind.ts'
import { tidyDeliveriesHandler } from '../../src/features/webhooks/tidy-deliveries.job.ts'
import type { Received } from './receiver.ts'
import { loopback, useWebhookWorld } from './world.ts'

const world = useWebhookWorld()
const dayMs = 86_400_000

/** Has something happen that the member's endpoint is told of. */
async function happen() {
  const milestone = { title: 'Register the company', status: 'completed', category: 'legal' }
  await world.send(world.founder, 'POST', '/milestones', milestone)
}

const listen = () => world.listen(world.founder, 'milestone.completed')
const newest = async (endpointId: string) => {
  const [delivery] = await world.deliveries(world.founder, endpointId)
  if (delivery === undefined) throw new Error('nothing was sent')
  return delivery
}
const isSignedWith = (secret: string, { body, headers }: Received) => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

/** Moves the clock to the next try and makes it. */
async function retry(endpointId: string) {
  const { nextAttemptAt } = await newest(endpointId)
  if (nextAttemptAt === null) throw new Error('there is no next try')
  world.test.clock.advance(new Date(nextAttemptAt).getTime() - world.test.clock.now().getTime())
  await world.deliver()
}

describe('a delivery', () => {
  it('keeps what was answered', async () => {
    const { receiver, deliver } = world
    receiver.answers = [{ status: 202, body: 'thanks' }]
    const { id } = await listen()
    await happen()
    expect(await newest(id)).toMatchObject({ state: 'pending', attempts: [] })
    await deliver()
    const delivery = await newest(id)
    expect(delivery).toMatchObject({
      state: 'delivered',
      event: 'milestone.completed',
      eventId: receiver.received[0]?.headers['webhook-id'],
      nextAttemptAt: null,
      attempts: [{ status: 202, answer: 'thanks', problem: null, byHand: false }],
    })
    expect(delivery.attempts[0]?.durationMs).toBeGreaterThanOrEqual(0)
    expect(delivery.payload).toEqual(JSON.parse(receiver.received[0]?.body ?? ''))
  })

  it('is tried for three days, with the same id and a fresh time, and then turns the endpoint off', async () => {
    const { receiver, deliver, test, founder, send } = world
    receiver.answers = [{ status: 503, body: 'busy' }]
    const { id, secret } = await listen()
    await happen()
    const start = test.clock.now().getTime()
    const hours: number[] = []
    const noteHour = () => hours.push(Math.round((test.clock.now().getTime() - start) / 36_000) / 100)
    await deliver()
    noteHour()
    for (let tries = 1; tries < webhookTries; tries += 1) {
      await retry(id)
      noteHour()
    }
    expect(hours).toEqual([0, 0, 0.08, 0.58, 2.58, 7.58, 17.58, 31.58, 51.58, 75.58])
    const { received } = receiver
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(webhookTries)
    expect(isSignedWith(secret, received[0] as Received)).toBe(true)
    expect(await newest(id)).toMatchObject({ state: 'failed', nextAttemptAt: null })
    expect((await newest(id)).attempts).toHaveLength(webhookTries)
    expect(await world.endpoint(founder, id)).toMatchObject({ isEnabled: false, offReason: 'failing' })
    const mails = test.mails().filter(({ text }) => text.includes(receiver.url()))
    expect(mails.map(({ to }) => to)).toEqual([founder.email])
    const { body } = await test.inject({
      method: 'GET',
      url: `/trpc/notifications.list?input=${encodeURIComponent('{"json":{}}')}`,
      headers: founder.cookie,
    })
    expect(body).toContain('A webhook was turned off')
    // On again, it starts afresh, and the bell is quiet.
    const on = await send(founder, 'PATCH', `/webhook-endpoints/${id}`, { isEnabled: true })
    expect(on.json()).toMatchObject({ isEnabled: true, failingSince: null, disabledAt: null })
  })

  it('that fails does not turn off an endpoint at which others arrive', async () => {
    const { receiver, deliver, founder } = world
    receiver.answers = [{ status: 500 }]
    const { id } = await listen()
    await happen()
    await deliver()
    const failing = await newest(id)
    // Its second try fails, and the test after it arrives.
    await world.send(founder, 'POST', `/webhook-endpoints/${id}/test`)
    receiver.answers = [{ status: 500 }, { status: 200 }, { status: 500 }]
    await deliver()
    const find = async () => (await world.deliveries(founder, id)).find((each) => each.id === failing.id)
    for (let tries = 2; tries < webhookTries; tries += 1) {
      world.test.clock.advance(3_600_000)
      await deliver()
    }
    expect(await find()).toMatchObject({ state: 'failed' })
    expect((await find())?.attempts).toHaveLength(webhookTries)
    expect(await world.endpoint(founder, id)).toMatchObject({ isEnabled: true })
  })

  it('that is answered 410 turns the endpoint off at once, and gives up what waits', async () => {
    const { receiver, deliver, founder, test } = world
    receiver.answers = [{ status: 410 }]
    const { id } = await listen()
    await happen()
    await deliver()
    expect(await world.endpoint(founder, id)).toMatchObject({ offReason: 'gone' })
    expect(await newest(id)).toMatchObject({ state: 'failed' })
    expect(test.mails().some(({ text }) => text.includes('(410)'))).toBe(true)
    await happen()
    expect(await world.deliveries(founder, id)).toHaveLength(1)
  })

  it('that waits is given up when its member turns the endpoint off', async () => {
    const { deliver, founder, send, receiver } = world
    const { id } = await listen()
    await happen()
    await send(founder, 'PATCH', `/webhook-endpoints/${id}`, { isEnabled: false })
    await deliver()
    expect(receiver.received).toEqual([])
    expect(await newest(id)).toMatchObject({ state: 'failed', attempts: [] })
  })

  it('is sent again by hand, under the same id, and not while it is on its way', async () => {
    const { receiver, deliver, founder, send } = world
    receiver.answers = [{ status: 500 }, { status: 204 }]
    const { id } = await listen()
    await happen()
    const resend = (deliveryId: string) => send(founder, 'POST', `/webhook-deliveries/${deliveryId}/resend`)
    const delivery = await newest(id)
    expect((await resend(delivery.id)).statusCode).toBe(409)
    await deliver()
    await retry(id)
    expect(await newest(id)).toMatchObject({ state: 'delivered' })
    expect((await resend(delivery.id)).json()).toMatchObject({ state: 'pending' })
    await deliver()
    expect((await newest(id)).attempts).toMatchObject([
      { status: 500, byHand: false },
      { status: 204, byHand: false },
      { status: 204, byHand: true },
    ])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await send(founder, 'PATCH', `/webhook-endpoints/${id}`, { isEnabled: false })
    expect((await resend(delivery.id)).json().error).toMatch(/Turn it on/)
  })

  it('by hand that fails is not tried again', async () => {
    const { receiver, deliver, founder, send } = world
    receiver.answers = [{ status: 500 }]
    const { id } = await listen()
    const test = (await send(founder, 'POST', `/webhook-endpoints/${id}/test`)).json()
    expect(test).toMatchObject({ event: 'webhook.test', payload: { data: { endpointId: id } } })
    await deliver()
    expect(await newest(id)).toMatchObject({ state: 'failed', nextAttemptAt: null })
  })

  it('carries both signatures for a day after a new secret, and then one', async () => {
    const { receiver, deliver, founder, send, test } = world
    const { id, secret } = await listen()
    const renewed = (await send(founder, 'POST', `/webhook-endpoints/${id}/secret`)).json()
    expect(renewed.secret).not.toBe(secret)
    await happen()
    await deliver()
    test.clock.advance(dayMs + 1)
    await happen()
    await deliver()
    const [before, after] = receiver.received as [Received, Received]
    const signatures = ({ headers }: Received) => String(headers['webhook-signature']).split(' ').length
    expect([signatures(before), signatures(after)]).toEqual([2, 1])
    // The library looks at the real clock, which the second message is a day ahead of.
    expect([isSignedWith(secret, before), isSignedWith(renewed.secret, before)]).toEqual([true, true])
    const { headers, body } = after
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const signature = new Webhook(renewed.secret).sign(String(headers['webhook-id']), at, body)
    expect(headers['webhook-signature']).toBe(signature)
  })

  it('is noted once where its job comes twice, as after a server that died', async () => {
    const { receiver, founder, test, jobs } = world
    const { id } = await listen()
    await happen()
    const [data] = jobs.recorded(deliverWebhookJob).slice(-1)
    const job = { id: 'one', data: data as object, signal: new AbortController().signal, jobs }
    // The first server dies between the answer and the note of it: what it sent is sent again, under the same id.
    const { db } = test.database
    const dying = new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') throw new Error('the server died')
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const first = deliverWebhookHandler({ db: dying, clock: test.clock, webhooks: loopback, siteUrl: '' })
    await expect(first.run(job)).rejects.toThrow('the server died')
    await world.handler.run(job)
    await world.handler.run(job)
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await world.deliveries(founder, id)).map(({ attempts }) => attempts.length)).toEqual([1])
  })

  it('is not held against the program where the server stops meanwhile', async () => {
    const { receiver, jobs } = world
    receiver.answers = [{ status: 200, never: true }]
    const { id } = await listen()
    await happen()
    const [data] = jobs.recorded(deliverWebhookJob).slice(-1)
    const stop = new AbortController()
    const run = world.handler.run({ id: 'one', data: data as object, signal: stop.signal, jobs })
    await setTimeout(100)
    stop.abort()
    await expect(run).rejects.toThrow('broken off')
    expect(await newest(id)).toMatchObject({ state: 'pending', attempts: [] })
  })

  it('is forgotten after its time, and taken up where its job was lost', async () => {
    const { deliver, founder, test, jobs, receiver } = world
    const { id } = await listen()
    await happen()
    const { db } = test.database
    const tidy = () => {
      const handler = tidyDeliveriesHandler({ db, clock: test.clock, log: test.dependencies.log })
      const signal = new AbortController().signal
      return handler.run({ id: crypto.randomUUID(), data: {}, signal, jobs })
    }
    // The job is thrown away: nothing is sent.
    const lost = await newest(id)
    test.clock.advance(2 * 3_600_000)
    await tidy()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await newest(id)).toMatchObject({ id: lost.id, state: 'delivered' })
    test.clock.advance(keptDeliveryDays * dayMs)
    await tidy()
    world.resetClock()
    expect(await world.deliveries(founder, id)).toEqual([])
  })
})
