import { describe, expect, it } from 'vitest'
import { buildServer } from '../../src/server.ts'
import { createMember, password, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer({ trustProxy: ['127.0.0.1'] })
const [member] = useMembers(test, 'ada@example.com')

const attempt = async (word: string, address: string, email = member.email, server = test.server) => {
  // better-auth's own limit by address is tested elsewhere.
  await test.database.db.deleteFrom('rateLimits').execute()
  return server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: word },
    headers: { 'x-forwarded-for': address },
  })
}

describe('sign-in', () => {
  it('slows a guesser down at one address, says when to go on, and lets the owner in from another', async () => {
    for (let guess = 0; guess < 6; guess++)
      expect((await attempt(`guess ${guess}`, '10.0.0.1')).statusCode).toBe(401)
    const slowed = await attempt(password, '10.0.0.1', 'ADA@example.com')
    expect(slowed.statusCode).toBe(429)
    expect(slowed.json()).toEqual({
      error: expect.stringMatching(/^Too many tries\. Try again in (2\d|30) seconds\.$/),
      code: 'TOO_MANY_REQUESTS',
    })
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(20)
    expect((await attempt(password, '10.0.0.2')).statusCode).toBe(200)
  })

  it('remembers it in a new process', async () => {
    const restarted = await buildServer({ ...test.dependencies })
    expect((await attempt(password, '10.0.0.1', member.email, restarted)).statusCode).toBe(429)
    await restarted.close()
  })

  it('takes the right password once the time is over, and forgets the mistakes', async () => {
    test.clock.advance(31_000)
    expect((await attempt(password, '10.0.0.1')).statusCode).toBe(200)
    expect((await attempt('a mistake', '10.0.0.1')).statusCode).toBe(401)
    expect((await attempt(password, '10.0.0.1')).statusCode).toBe(200)
  })

  it('lets many guesses at once through as few as one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, guess) =>
        test.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          payload: { email: 'many@example.com', password: `guess ${guess}` },
          headers: { 'x-forwarded-for': '10.0.0.3' },
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(6).fill(401), ...Array(3).fill(429)])
  })

  it('slows down whoever guesses from many addresses, after fifty', { timeout: 120_000 }, async () => {
    const guess = (count: number) => attempt(`guess ${count}`, `10.1.0.${count}`, 'spread@example.com')
    const answers = await Promise.all(Array.from({ length: 53 }, (_, count) => guess(count)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(51).fill(401), 429, 429])
  })

  it('lets the owner in from a browser that they used before, whatever strangers guess at that address', async () => {
    const vera = await createMember(test, 'device@example.com')
    for (let guess = 0; guess < 7; guess++) await attempt(`guess ${guess}`, '127.0.0.1', vera.email)
    expect((await attempt(password, '127.0.0.1', vera.email)).statusCode).toBe(429)
    const from = async (word: string, cookie: string) => {
      await test.database.db.deleteFrom('rateLimits').execute()
      return test.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email: vera.email, password: word },
        headers: { cookie },
      })
    }
    const device = vera.cookie.cookie.split('; ').find((one) => one.startsWith('landfall.device=')) ?? ''
    expect((await from(password, device)).statusCode).toBe(200)
    // A made-up one is a stranger's, and a thief's guesses are counted for the browser itself.
    expect((await from(password, `landfall.device=${'a'.repeat(43)}`)).statusCode).toBe(429)
    for (let guess = 0; guess < 6; guess++)
      expect((await from(`guess ${guess}`, device)).statusCode).toBe(401)
    expect((await from(password, device)).statusCode).toBe(429)
  })

  it('does not tell by the waiting whether an account exists', async () => {
    for (let guess = 0; guess < 6; guess++) await attempt(`guess ${guess}`, '10.0.0.4', 'nobody@example.com')
    const slowed = await attempt(password, '10.0.0.4', 'nobody@example.com')
    expect(slowed.statusCode).toBe(429)
  })

  it('keeps neither addresses nor e-mails for it', async () => {
    const rows = await test.database.db.selectFrom('failedTries').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|10\.0\.0/)
  })
})

describe('a new device', () => {
  const mails = () => test.mails().filter(({ subject }) => subject.startsWith('New sign-in'))

  it('is told of by mail, a known one and the very first are not', async () => {
    const grace = await createMember(test, 'grace@example.com')
    const sent = mails().length
    const from = async (cookie?: string) => {
      await test.database.db.deleteFrom('rateLimits').execute()
      return test.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email: grace.email, password },
        headers: { 'user-agent': 'A <browser>', ...(cookie === undefined ? {} : { cookie }) },
      })
    }
    const second = await from()
    expect(mails()).toHaveLength(sent + 1)
    expect(mails().at(-1)).toMatchObject({ to: grace.email })
    expect(mails().at(-1)?.html).toContain('A &lt;browser&gt;')
    const device = second.cookies.find(({ name }) => name === 'landfall.device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect((await from(`landfall.device=${device?.value}`)).statusCode).toBe(200)
    expect((await from(grace.cookie.cookie)).statusCode).toBe(200)
    expect(mails()).toHaveLength(sent + 1)
    await from('landfall.device=made-up')
    expect(mails()).toHaveLength(sent + 2)
  })
})

describe('what the member did', () => {
  it('is in their audit trail: sign-ins and sessions ended', async () => {
    const vera = await createMember(test, 'vera@example.com')
    await test.inject({ method: 'POST', url: '/api/auth/sign-out', headers: vera.cookie })
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'entity', 'subjectUserId'])
      .where('actorUserId', '=', vera.userId)
      .orderBy('at')
      .execute()
    expect(events).toEqual([
      { action: 'create', entity: 'sessions', subjectUserId: vera.userId },
      { action: 'delete', entity: 'sessions', subjectUserId: vera.userId },
    ])
  })
})
