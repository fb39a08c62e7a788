import { expect, it } from 'vitest'
import { createTestServer, useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const ask = (host: string) =>
  test.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: {}, headers: { host } })

it.each([
  'localhost',
  'LOCALHOST:3000',
  'landfall.localhost:3000',
  '127.0.0.1:3000',
  '127.0.0.2',
  '[::1]:3000',
])('without a configured address takes what this machine is called: %s', async (host) => {
  expect((await ask(host)).statusCode).toBe(400)
  expect((await test.inject({ url: '/api/settings', headers: { host } })).statusCode).not.toBe(403)
})

it.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.168.1.5',
])('takes no name that another site may be pointed here by: %s', async (host) => {
  expect((await ask(host)).statusCode).toBe(403)
  const page = await test.inject({ url: '/healthz', headers: { host } })
  expect([page.statusCode, page.json().code]).toEqual([403, 'FORBIDDEN'])
})

it('with a configured address is reached by whatever name a proxy or a probe uses', async () => {
  const behindProxy = await createTestServer({ publicUrl: 'https://landfall.test' })
  const answer = await behindProxy.inject({ url: '/healthz', headers: { host: '10.0.0.7:3000' } })
  expect(answer.statusCode).toBe(200)
  await behindProxy.close()
})
