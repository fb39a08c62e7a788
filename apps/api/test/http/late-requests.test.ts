import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { createNoCheckout } from '../../src/checkout/none.ts'
import { endLateRequests } from '../../src/http/late-requests.ts'
import { createTestServer } from '../support/test-server.ts'

it.each([undefined, '{}'])(
  'a request that takes too long is ended in words, with the body %s',
  async (body) => {
    const slow = await createTestServer({
      checkout: { ...createNoCheckout(), start: () => new Promise(() => {}) },
      requestTimeoutMs: 200,
    })
    // Over a real connection: there a request is at its end once its body is read.
    const address = await slow.server.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${address}/api/checkout`, {
      method: 'POST',
      signal: AbortSignal.timeout(5_000),
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      error: 'This took too long and was ended. Try again, with less at once where you can.',
      code: 'SERVICE_UNAVAILABLE',
    })
    await slow.close()
  },
)

it('one that takes too long is broken off where its answer has begun, and has more time where its route says so', async () => {
  const slow = Fastify()
  endLateRequests(slow, 200)
  const drip = async function* () {
    yield 'It begins'
    await new Promise(() => {})
  }
  slow.get('/', async (_request, reply) => reply.type('text/plain').send(Readable.from(drip())))
  slow.get('/in-time', { config: { answeredWithinMs: 10_000 } }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return 'There'
  })
  const address = await slow.listen({ host: '127.0.0.1', port: 0 })
  const begun = await fetch(address, { signal: AbortSignal.timeout(5_000) })
  expect(begun.status).toBe(200)
  await expect(begun.text()).rejects.toThrow('terminated')
  expect(await (await fetch(`${address}/in-time`)).text()).toBe('There')
  await slow.close()
})

it('has a minute where nothing else is said', async () => {
  const slow = await createTestServer({
    checkout: { ...createNoCheckout(), start: () => new Promise(() => {}) },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let status: number | undefined
    const answered = slow.inject({ method: 'POST', url: '/api/checkout' }).then(({ statusCode }) => {
      status = statusCode
    })
    // The request has begun: everything before its handler takes no time of these clocks.
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(59_900)
    expect(status).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await answered
    expect(status).toBe(503)
  } finally {
    vi.useRealTimers()
    await slow.close()
  }
})
