import { createUser } from '@suv/db/testing'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/features/accounts/password-hash.ts'
import { createMember, password, useMembers } from '../support/members.ts'
import { createTestServer, type TestServer, useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const signIn = (payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, headers })
const me = (headers: Record<string, string>) => test.inject({ method: 'GET', url: '/api/users/me', headers })

async function createUserWithPassword(server: TestServer, email: string): Promise<string> {
  await createUser(server.database.db, { email, passwordHash: await hashPassword(password) })
  return email
}

describe('sign-in', () => {
  it('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await signIn({ email: member.email, password })
    expect(response.statusCode).toBe(200)
    const cookie = response.cookies.find(({ name }) => name === 'landfall.session_token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(response.body).not.toContain('password')
  })

  it('ends the session that the browser had', async () => {
    const earlier = await createMember(test, 'earlier@example.com')
    const answer = await signIn({ email: earlier.email, password }, earlier.cookie)
    expect(answer.statusCode).toBe(200)
    expect((await me(earlier.cookie)).statusCode).toBe(401)
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'entity'])
      .where('actorUserId', '=', earlier.userId)
      .orderBy('at')
      .execute()
    expect(events.at(-1)?.entity).toBe('sessions')
    expect(events.filter(({ action }) => action === 'delete')).toHaveLength(1)
    // better-auth counts tries a minute.
    await test.database.db.deleteFrom('rateLimits').execute()
  })

  it('under https sets cookies for this host alone, and takes no others', async () => {
    const secure = await createTestServer({ publicUrl: 'https://landfall.test' })
    const vera = await createUserWithPassword(secure, 'vera@example.com')
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: vera, password },
      headers: { host: 'landfall.test', origin: 'https://landfall.test' },
    })
    expect(answer.statusCode).toBe(200)
    const set = [answer.headers['set-cookie'] ?? []].flat()
    expect(set.length).toBeGreaterThanOrEqual(2)
    for (const cookie of set) {
      expect(cookie).toMatch(/^__Host-landfall\./)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).not.toMatch(/Domain/)
    }
    const token = answer.cookies.find(({ name }) => name.endsWith('session_token'))?.value ?? ''
    const whoAmI = (name: string) =>
      secure.inject({
        url: '/api/users/me',
        headers: { host: 'landfall.test', cookie: `${name}=${encodeURIComponent(token)}` },
      })
    expect((await whoAmI('__Host-landfall.session_token')).statusCode).toBe(200)
    expect((await whoAmI('landfall.session_token')).statusCode).toBe(401)
    expect((await whoAmI('__Secure-landfall.session_token')).statusCode).toBe(401)
    await secure.close()
  })

  it('takes the e-mail in any case', async () => {
    expect((await signIn({ email: 'ADA@Example.com', password })).statusCode).toBe(200)
  })

  it('gives one answer to a wrong password and to an unknown e-mail', async () => {
    const wrongPassword = await signIn({ email: member.email, password: 'wrong password' })
    const unknownEmail = await signIn({ email: 'nobody@example.com', password })
    expect(wrongPassword.statusCode).toBe(401)
    expect(wrongPassword.json()).toEqual({
      error: 'The email or password is not correct.',
      code: 'UNAUTHORIZED',
    })
    expect(unknownEmail.body).toBe(wrongPassword.body)
  })

  it.each([{}, { email: 'x' }, { email: 5, password: [] }])('refuses %j with a 4xx', async (payload) => {
    const response = await signIn(payload)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toHaveProperty('error')
  })

  it('slows a guesser down, and says so', async () => {
    const guesser = await createTestServer()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      const response = await guesser.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        // Another account each time: one account has a limit of its own.
        payload: { email: `ada-${guess}@example.com`, password: `guess ${guess}` },
        // An address that the caller claims is not believed without a configured proxy.
        headers: { 'x-forwarded-for': `10.0.0.${guess}`, 'x-landfall-client-address': `10.0.0.${guess}` },
      })
      statuses.push(response.statusCode)
      if (response.statusCode === 429) expect(response.headers['retry-after']).toMatch(/^\d+$/)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses.slice(10)).toEqual([429, 429])
    await guesser.close()
  })
})

describe('the session', () => {
  it('is known until the member signs out', async () => {
    const response = await signIn({ email: member.email, password })
    const cookie = response.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    expect((await me({ cookie })).json()).toMatchObject({
      id: member.userId,
      email: member.email,
      role: 'founder',
    })
    const signedOut = await test.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie } })
    expect(signedOut.statusCode).toBe(200)
    expect((await me({ cookie })).statusCode).toBe(401)
  })

  it('may be asked for as often as pages are opened', async () => {
    const ask = () => test.inject({ method: 'GET', url: '/api/auth/get-session', headers: member.cookie })
    for (let page = 0; page < 120; page++) expect((await ask()).statusCode).toBe(200)
    const stranger = await test.inject({ method: 'GET', url: '/api/auth/get-session' })
    expect(stranger.body).toBe('null')
  })

  it('ends by time', async () => {
    expect((await me(member.cookie)).statusCode).toBe(200)
    const other = await createTestServer()
    const visitor = await createMember(other, 'grace@example.com')
    other.clock.advance(8 * 24 * 60 * 60 * 1000)
    const response = await other.inject({ method: 'GET', url: '/api/users/me', headers: visitor.cookie })
    expect(response.statusCode).toBe(401)
    await other.close()
  })

  it('is not known by a token whose signature does not hold', async () => {
    const [name, value] = member.cookie.cookie.split('=') as [string, string]
    const [token] = decodeURIComponent(value).split('.') as [string]
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `${value.slice(0, -6)}AAAAAA`, '%', '.']) {
      expect((await me({ cookie: `${name}=${forged}` })).statusCode).toBe(401)
    }
  })
})

describe('better-auth endpoints that we do not offer', () => {
  it.each([
    ['POST', '/api/auth/sign-up/email'],
    ['POST', '/api/auth/api-key/create'],
    ['POST', '/api/auth/update-user'],
    ['POST', '/api/auth/delete-user'],
    ['GET', '/api/auth/list-sessions'],
  ] as const)('%s %s is closed', async (method, url) => {
    const response = await test.inject({
      method,
      url,
      headers: member.cookie,
      ...(method === 'POST' ? { payload: {} } : {}),
    })
    expect(response.statusCode).toBe(404)
  })
})

describe('a request from another site', () => {
  const payload = { province: 'ON' }
  const write = (headers: Record<string, string>, url = '/api/eligibility/evaluate') =>
    test.inject({ method: 'POST', url, payload, headers: { host: 'localhost:3000', ...headers } })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:81' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is refused when it would change state: %j', async (headers) => {
    for (const url of [
      '/api/eligibility/evaluate',
      '/trpc/sessions.end',
      '/api/auth/sign-out',
      '/api/auth/sign-in/email',
    ]) {
      const response = await write({ ...member.cookie, ...(headers as Record<string, string>) }, url)
      expect(response.statusCode).toBe(403)
      expect(response.json().code).toBe('FORBIDDEN')
    }
    expect((await me(member.cookie)).statusCode).toBe(200)
  })

  it('is served from our own pages and from programs', async () => {
    expect(
      (await write({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(200)
    expect((await write({})).statusCode).toBe(200)
  })
})
