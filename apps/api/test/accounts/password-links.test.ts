import { randomUUID } from 'node:crypto'
import { createUser } from '@suv/db/testing'
import { describe, expect, it } from 'vitest'
import { sendSetPasswordLink } from '../../src/features/accounts/send-set-password-link.ts'
import { callTrpc, createMember, password, signIn, useMembers } from '../support/members.ts'
import { createTestServer, useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const call = (path: string, input: unknown, headers: Record<string, string> = {}) =>
  callTrpc(test, 'mutation', `accounts.${path}`, { input, headers })
const mailsTo = (email: string) => test.mails().filter(({ to }) => to === email)
const tokenIn = (text: string | undefined) => text?.match(/#token=([\w-]{43})\n/)?.[1] ?? ''

/** Asks for a link and gives its token. */
async function askForLink(email = member.email): Promise<string> {
  // One mail is sent in two minutes.
  test.clock.advance(2 * 60 * 1000)
  expect((await call('requestPasswordReset', { email })).statusCode).toBe(200)
  await test.performPasswordResets()
  return tokenIn(mailsTo(email.toLowerCase()).at(-1)?.text)
}
const reset = (token: string, newPassword: string) => call('resetPassword', { token, password: newPassword })
/** What is in the audit trail of the member, sign-ins left out. */
const eventsOf = async (userId: string) =>
  (
    await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'entity', 'changedFields'])
      .where('subjectUserId', '=', userId)
      .where('actorUserId', '=', userId)
      .orderBy('at')
      .execute()
  ).filter(({ action, entity }) => !(action === 'create' && entity === 'sessions'))
const trySignIn = (email: string, word: string) =>
  test.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password: word } })

describe('a forgotten password', () => {
  it('is answered the same for a member and for a stranger, who gets no mail', async () => {
    const known = await call('requestPasswordReset', { email: member.email })
    const unknown = await call('requestPasswordReset', { email: 'nobody@example.com' })
    expect(known.statusCode).toBe(200)
    expect(unknown.body).toBe(known.body)
    await test.performPasswordResets()
    expect(mailsTo('nobody@example.com')).toEqual([])
    expect(mailsTo(member.email)).toHaveLength(1)
    expect(mailsTo(member.email)[0]?.html).toContain('https://landfall.test/reset-password#token=')
  })

  it('sends one mail however often it is asked for at once', async () => {
    test.clock.advance(2 * 60 * 1000)
    const before = mailsTo(member.email).length
    await Promise.all([1, 2, 3].map(() => call('requestPasswordReset', { email: 'ADA@example.com' })))
    await test.performPasswordResets()
    expect(mailsTo(member.email)).toHaveLength(before + 1)
  })

  it('is replaced once by the link, which ends every session and proves the address', async () => {
    const token = await askForLink()
    expect((await call('checkPasswordLink', { token })).json().result.data.json).toEqual({
      isUsable: true,
      hasApiKeys: false,
    })
    const answer = await reset(token, 'a new phrase to keep')
    expect(answer.json().result.data.json).toEqual({ email: member.email })
    expect(mailsTo(member.email).at(-1)).toMatchObject({
      subject: 'Your Landfall password was reset',
      text: expect.stringMatching(/When: \d+ \w+ \d{4}, \d\d:\d\d UTC\. From: .*127\.0\.0\.1\./),
    })
    expect((await test.inject({ url: '/api/users/me', headers: member.cookie })).statusCode).toBe(401)
    expect((await trySignIn(member.email, password)).statusCode).toBe(401)
    Object.assign(member, await signIn(test, { email: member.email, password: 'a new phrase to keep' }))
    const security = await callTrpc(test, 'query', 'accounts.security', { headers: member.cookie })
    expect(security.json().result.data.json).toMatchObject({ emailVerified: true })

    const again = await reset(token, 'yet another phrase')
    expect(again.statusCode).toBe(400)
    expect(again.json().error.json.message).toContain('has been used or has run out')
    expect((await call('checkPasswordLink', { token })).json().result.data.json).toEqual({
      isUsable: false,
      hasApiKeys: false,
    })
    expect((await trySignIn(member.email, 'a new phrase to keep')).statusCode).toBe(200)
  })

  it('leaves nothing that opens an account in the database', async () => {
    const token = await askForLink()
    const rows = await test.database.db.selectFrom('verifications').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('has its older links end with the newest', async () => {
    const [older, newer] = [await askForLink(), await askForLink()]
    expect((await reset(newer, 'the newest phrase')).statusCode).toBe(200)
    expect((await reset(older, 'an older phrase')).statusCode).toBe(400)
    Object.assign(member, await signIn(test, { email: member.email, password: 'the newest phrase' }))
  })

  it('takes one of two uses at the same time', async () => {
    const token = await askForLink()
    const answers = await Promise.all([reset(token, 'the first phrase'), reset(token, 'the second phrase')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('refuses a link that has run out, was made up or is for something else', async () => {
    const token = await askForLink()
    test.clock.advance(60 * 60 * 1000 + 1)
    expect((await reset(token, 'a new phrase to keep')).statusCode).toBe(400)
    for (const made of ['x', 'a'.repeat(43), `${token}x`]) {
      expect((await reset(made, 'a new phrase to keep')).statusCode).toBe(400)
    }
    const fresh = await askForLink()
    expect((await call('verifyEmail', { token: fresh })).statusCode).toBe(400)
    expect((await reset(fresh, 'short')).statusCode).toBe(400)
    expect((await reset(fresh, 'x'.repeat(201))).statusCode).toBe(400)
    expect((await reset(fresh, 'long enough now')).statusCode).toBe(200)
  })

  it('slows down who asks for many', async () => {
    const other = await createTestServer()
    const statuses: number[] = []
    for (let count = 0; count < 22; count++) {
      const answer = await callTrpc(other, 'mutation', 'accounts.requestPasswordReset', {
        input: { email: `someone-${count}@example.com` },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses.slice(0, 21)).toEqual(Array(21).fill(200))
    expect(statuses[21]).toBe(429)
    await other.close()
  })

  it('fills no mailbox, from however many addresses it is asked, and tells nobody', async () => {
    const other = await createTestServer({ trustProxy: ['127.0.0.1'] })
    const { email } = await createMember(other, 'asked-for@example.com')
    for (let count = 0; count < 60; count++) {
      const answer = await callTrpc(other, 'mutation', 'accounts.requestPasswordReset', {
        input: { email },
        headers: { 'x-forwarded-for': `10.0.${count}.1` },
      })
      expect(answer.statusCode).toBe(200)
      await other.performPasswordResets()
      other.clock.advance(2 * 60_000)
    }
    const sent = other.mails().filter(({ to, subject }) => to === email && /password/i.test(subject))
    // In two hours: six at once, then every five to thirty minutes, so that one of them always works.
    expect(sent.length).toBeGreaterThan(7)
    expect(sent.length).toBeLessThan(13)
    await other.close()
  })
})

describe('a new member', () => {
  it('sets a first password by the link, within seven days, mailed once for its cause', async () => {
    const { db } = test.database
    const user = await createUser(db, { email: 'new@example.com', firstName: 'Noor' })
    const dedupeKey = randomUUID()
    const send = () =>
      db
        .transaction()
        .execute((trx) =>
          sendSetPasswordLink(test.dependencies.jobs, trx, { userId: user.id, reason: 'welcome', dedupeKey }),
        )
    expect([await send(), await send()]).toEqual([true, false])
    await test.sendLinks()
    const [mail, ...more] = mailsTo('new@example.com')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Hello Noor,')
    test.clock.advance(6 * 24 * 60 * 60 * 1000)
    expect((await reset(tokenIn(mail?.text), 'my very first phrase')).statusCode).toBe(200)
    await signIn(test, { email: 'new@example.com', password: 'my very first phrase' })
    // Nothing was changed that they had: no notice of it.
    expect(mailsTo('new@example.com')).toHaveLength(1)
  })
})

describe('changing the password', () => {
  it('wants the current one, ends the other sessions, and tells the member', async () => {
    const grace = await createMember(test, 'grace@example.com')
    const other = await signIn(test, { email: grace.email, password })
    const change = (currentPassword: string, newPassword = 'a changed phrase') =>
      call(
        'changePassword',
        { currentPassword, newPassword },
        {
          ...grace.cookie,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
        },
      )
    const wrong = await change('not the password')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().error.json.message).toBe('The current password is not correct.')
    expect((await change(password, 'short')).statusCode).toBe(400)
    expect((await change(password)).json().result.data.json).toEqual({ endedSessions: 1, revokedApiKeys: 0 })
    expect((await test.inject({ url: '/api/users/me', headers: other.cookie })).statusCode).toBe(401)
    expect((await test.inject({ url: '/api/users/me', headers: grace.cookie })).statusCode).toBe(200)
    expect((await trySignIn(grace.email, password)).statusCode).toBe(401)
    const notice = mailsTo(grace.email).find(
      ({ subject }) => subject === 'Your Landfall password was changed',
    )
    expect(notice?.text).toContain('From: Firefox on Linux, 127.0.0.1.')
    expect(await eventsOf(grace.userId)).toEqual([
      { action: 'update', entity: 'accounts', changedFields: ['password'] },
      { action: 'delete', entity: 'sessions', changedFields: [] },
    ])

    for (let guess = 0; guess < 6; guess++) await change(`guess ${guess}`)
    expect((await change('a changed phrase')).statusCode).toBe(429)
  })
})

describe('confirming the address', () => {
  it('works once, by the link that was mailed', async () => {
    const vera = await createMember(test, 'vera@example.com')
    await call('sendVerification', undefined, vera.cookie)
    await test.sendLinks()
    const token = tokenIn(mailsTo(vera.email).at(-1)?.text)
    expect((await reset(token, 'not for passwords')).statusCode).toBe(400)
    expect((await call('verifyEmail', { token })).statusCode).toBe(200)
    expect((await call('verifyEmail', { token })).statusCode).toBe(400)
    const security = await callTrpc(test, 'query', 'accounts.security', { headers: vera.cookie })
    expect(security.json().result.data.json).toEqual({
      email: vera.email,
      emailVerified: true,
      wantedEmail: null,
      twoStep: false,
      eraseAt: null,
    })
  })
})
