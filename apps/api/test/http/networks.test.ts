import { expect, it } from 'vitest'
import { networkOf } from '../../src/network-of.ts'
import { createTestServer } from '../support/test-server.ts'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('counts requests and tries to sign in of one IPv6 network together', async () => {
  const server = await createTestServer({ requestsPerMinute: 12, trustProxy: ['127.0.0.1'] })
  const from = (address: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'nobody@example.com', password: 'a guess' },
      headers: { 'x-forwarded-for': address },
    })
  const tried = []
  for (let host = 1; host <= 12; host++) tried.push((await from(`2001:db8:0:1::${host.toString(16)}`)).json())
  // Five are free; better-auth alone would let ten through.
  expect(tried.filter(({ code }) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(6)
  expect(
    (await server.inject({ url: '/api/settings', headers: { 'x-forwarded-for': '2001:db8:0:1::ff' } }))
      .statusCode,
  ).toBe(429)
  expect((await from('2001:db8:0:2::1')).statusCode).toBe(401)
  await server.close()
})
