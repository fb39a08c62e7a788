import { expect, it } from 'vitest'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer({ requestsPerMinute: 3 })

it('counts down in every answer, and says when to come again', async () => {
  const read = () => test.inject({ method: 'GET', url: '/api/designated-organizations' })
  const left = []
  for (let call = 0; call < 3; call++) {
    const { statusCode, headers } = await read()
    expect(statusCode).toBe(200)
    expect(headers['ratelimit-limit']).toBe('3')
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0)
    expect(headers).not.toHaveProperty('retry-after')
    left.push(headers['ratelimit-remaining'])
  }
  expect(left).toEqual(['2', '1', '0'])
  const refused = await read()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('TOO_MANY_REQUESTS')
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/)
  expect(refused.headers['ratelimit-remaining']).toBe('0')
})
