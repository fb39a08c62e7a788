import { expect, it, vi } from 'vitest'
import { freePort, run } from '../support/run-main.ts'
import { type FaultServer, useFaultPlace, withoutServer } from './fault-place.ts'

const place = useFaultPlace()

/** What clients of each kind are told, asked of a server at once. */
async function askEach({ address }: FaultServer) {
  const { apiKey = '' } = place.callers[0] ?? {}
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'x', status: 'upcoming', category: 'legal' })
  const calls: [string, RequestInit][] = [
    ['/api/users/me', { headers: { 'x-api-key': apiKey } }],
    ['/api/milestones', { method: 'POST', headers: { ...json, 'x-api-key': apiKey }, body }],
    ['/trpc/users.me', { headers: { 'x-api-key': apiKey } }],
    [
      '/trpc/accounts.requestPasswordReset',
      { method: 'POST', headers: { ...json, origin: address }, body: '{"json":{"email":"a@example.com"}}' },
    ],
    [
      '/api/auth/sign-in/email',
      { method: 'POST', headers: json, body: '{"email":"a@example.com","password":"not the right one"}' },
    ],
  ]
  return Promise.all(
    calls.map(async ([path, init]) => {
      const response = await fetch(`${address}${path}`, init)
      return {
        path,
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      }
    }),
  )
}

it.skipIf(withoutServer)(
  'says that a part of the service is away, and when to ask again, while the database or its name is gone',
  async () => {
    const preload = new URL('./names-gone.js', import.meta.url).href
    const byName = new URL(place.directUrl)
    byName.hostname = 'localhost'
    byName.port = new URL(place.proxy.through(place.directUrl)).port
    const server = await place.start({ DATABASE_URL: byName.href, NODE_OPTIONS: `--import ${preload}` })
    const loseNames = () => {
      server.child.kill('SIGUSR2')
      place.proxy.cut()
    }
    const faults = [
      ['refuses', () => place.proxy.become('refuse'), () => place.proxy.become('pass')],
      ['has no name', loseNames, loseNames],
    ] as const
    for (const [name, begin, end] of faults) {
      begin()
      await vi.waitFor(async () => expect((await fetch(`${server.address}/readyz`)).status).toBe(503))
      for (const { path, status, retryAfter, text } of await askEach(server)) {
        expect(status, `${name}: ${path} ${text}`).toBe(503)
        expect(retryAfter, path).toBe('5')
        expect(text).toMatch(/does not answer just now.*SERVICE_UNAVAILABLE/)
        expect(text).not.toMatch(/ECONN|ENOTFOUND|localhost/)
      }
      end()
      const begun = performance.now()
      await vi.waitFor(async () => expect((await askEach(server))[0]?.status).toBe(200), { timeout: 10_000 })
      const seconds = (performance.now() - begun) / 1000
      process.stdout.write(
        `fault | database ${name} | sent 5 | answered 503 in words 5 | recovered in ${seconds.toFixed(1)} s\n`,
      )
    }
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
  60_000,
)

it.skipIf(withoutServer)('does not start where the database has no name, and says so', async () => {
  const url = new URL(place.directUrl)
  url.hostname = 'database.invalid'
  const server = run({
    PORT: String(await freePort()),
    DATABASE_URL: url.href,
    AUTH_SECRET: 'only for the tests of faults, 32 characters',
  })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/A server cannot be reached: .*database\.invalid.*DATABASE_URL/)
  expect(server.output()).not.toContain(url.password)
})
