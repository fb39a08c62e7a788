import { createTeam, createTeamMember } from '@suv/db/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkMailHandler, linkMailJob } from '../../src/features/accounts/link-mail.job.ts'
import {
  callTrpc,
  createApiKeyHeaders,
  createMember,
  type Member,
  password,
  signIn,
} from '../support/members.ts'
import type { RecordedJobs } from '../support/recorded-jobs.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
let member: Member
let number = 0
beforeEach(async () => {
  // better-auth counts sign-ins a minute; these tests are about something else.
  await test.database.db.deleteFrom('rateLimits').execute()
  member = await createMember(test, `ada-${++number}@example.com`)
})

const hourMs = 60 * 60 * 1000
const call = (path: string, input: unknown, headers: Record<string, string> = {}) =>
  callTrpc(test, 'mutation', `accounts.${path}`, { input, headers })
const ask = (email: string, by = member, word = password) =>
  call('requestEmailChange', { email, password: word }, by.cookie)
const confirm = (token: string, headers: Record<string, string> = {}) =>
  call('confirmEmailChange', { token }, headers)
const mailsTo = (email: string) => test.mails().filter(({ to }) => to === email)
const tokenTo = (email: string) =>
  mailsTo(email)
    .at(-1)
    ?.text.match(/\/change-email#token=([\w-]{43})\n/)?.[1] ?? ''
const newAddress = () => `new-${number}@example.com`
const messageOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json().error.json.message as string
const emailOf = async ({ userId }: Member) =>
  test.database.db
    .selectFrom('users')
    .select(['email', 'emailVerified', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
const security = async ({ cookie }: Member) =>
  (await callTrpc(test, 'query', 'accounts.security', { headers: cookie })).json().result.data.json
const trySignIn = (email: string) =>
  test.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })

/** Asks and gives the token that was mailed. */
async function askForLink(email = newAddress()): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200)
  await test.sendLinks()
  const token = tokenTo(email)
  expect(token).not.toBe('')
  return token
}

describe('who may ask for another address', () => {
  it('is the member in person, who knows the password', async () => {
    const stranger = await call('requestEmailChange', { email: newAddress(), password })
    const key = await createApiKeyHeaders(test, member, 'write')
    const byKey = await call('requestEmailChange', { email: newAddress(), password }, key)
    const guessed = await ask(newAddress(), member, 'not the password')
    expect([stranger, byKey, guessed].map(({ statusCode }) => statusCode)).toEqual([401, 403, 400])
    expect(messageOf(guessed)).toBe('The password is not correct.')
    await test.sendLinks()
    expect(mailsTo(newAddress())).toEqual([])
    // Of the key that was created for the test they were told.
    expect(mailsTo(member.email).filter(({ subject }) => !/API key/.test(subject))).toEqual([])
  })

  it('is slowed down as a guesser of passwords and as a sender of mails', async () => {
    for (let guess = 0; guess < 6; guess++) await ask(newAddress(), member, `guess ${guess}`)
    expect((await ask(newAddress())).statusCode).toBe(429)
    const eager = await createMember(test, 'eager@example.com')
    const statuses: number[] = []
    for (let count = 0; count < 22; count++) {
      statuses.push((await ask(`someone-${count}@example.com`, eager)).statusCode)
    }
    expect(statuses).toEqual([...Array(21).fill(200), 429])
  })

  it('gets a clear answer to an address that is none, or theirs', async () => {
    const none = await ask('no address')
    expect([none.statusCode, messageOf(none)]).toEqual([
      400,
      'email: Enter an email address, such as name@example.com.',
    ])
    const own = await ask(member.email.toUpperCase())
    expect([own.statusCode, messageOf(own)]).toEqual([400, 'This is your email already.'])
  })
})

describe('a change of the address', () => {
  it('mails a link to the new one and a notice to the old one, and changes nothing yet', async () => {
    await askForLink()
    expect(mailsTo(newAddress()).map(({ subject }) => subject)).toEqual([
      'Confirm your new email for Landfall',
    ])
    const [notice] = mailsTo(member.email)
    expect(notice?.subject).toBe('Your Landfall email is about to change')
    expect(notice?.text).toContain(newAddress())
    expect(notice?.text).toContain('If it was not you, somebody knows your password.')
    expect(notice?.text).not.toContain('#token=')
    expect(await emailOf(member)).toMatchObject({ email: member.email })
    expect(await security(member)).toMatchObject({ email: member.email, wantedEmail: newAddress() })
    expect((await trySignIn(newAddress())).statusCode).toBe(401)
  })

  it('is made by the link, once, in whatever case it was typed: address, proof, user name', async () => {
    await test.database.db
      .updateTable('users')
      .set({ username: member.email })
      .where('id', '=', member.userId)
      .execute()
    await ask(newAddress().toUpperCase())
    await test.sendLinks()
    const token = tokenTo(newAddress())
    const answer = await confirm(token)
    expect(answer.json().result.data.json).toEqual({ email: newAddress() })
    expect(await emailOf(member)).toEqual({
      email: newAddress(),
      emailVerified: true,
      username: newAddress(),
    })
    expect((await trySignIn(member.email)).statusCode).toBe(401)
    expect((await trySignIn(newAddress())).statusCode).toBe(200)
    const again = await confirm(token)
    expect(again.statusCode).toBe(400)
    expect(messageOf(again)).toContain('has been used, was taken back or has run out')
    const last = mailsTo(member.email).at(-1)
    expect(last?.subject).toBe('Your Landfall email was changed')
    expect(last?.text).toContain('support@landfall.example')
  })

  it('leaves a user name alone that is not the address', async () => {
    const { username } = await emailOf(member)
    await confirm(await askForLink())
    expect(await emailOf(member)).toMatchObject({ email: newAddress(), username })
  })

  it('ends every session but the one that opens the link, and is in the audit trail', async () => {
    const other = await signIn(test, { email: member.email, password })
    const token = await askForLink()
    expect((await confirm(token, member.cookie)).statusCode).toBe(200)
    const me = await test.inject({ url: '/api/users/me', headers: member.cookie })
    expect(me.json()).toMatchObject({ id: member.userId, email: newAddress() })
    expect((await test.inject({ url: '/api/users/me', headers: other.cookie })).statusCode).toBe(401)
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'entity', 'changedFields', 'actorUserId'])
      .where('subjectUserId', '=', member.userId)
      .orderBy('at')
      .execute()
    const by = { actorUserId: member.userId }
    expect(events.slice(2)).toEqual([
      { ...by, action: 'create', entity: 'verifications', changedFields: ['wantedEmail'] },
      { ...by, action: 'update', entity: 'users', changedFields: ['email', 'emailVerified', 'username'] },
      { ...by, action: 'delete', entity: 'sessions', changedFields: [] },
    ])
  })

  it('ends the sessions of the member where another one, or nobody, opens the link', async () => {
    const token = await askForLink()
    const other = await createMember(test, `grace-${number}@example.com`)
    expect((await confirm(token, other.cookie)).statusCode).toBe(200)
    expect((await test.inject({ url: '/api/users/me', headers: member.cookie })).statusCode).toBe(401)
    expect((await test.inject({ url: '/api/users/me', headers: other.cookie })).statusCode).toBe(200)
  })

  it('makes what was mailed to the old address useless', async () => {
    await call('sendVerification', undefined, member.cookie)
    await call('requestPasswordReset', { email: member.email })
    await test.performPasswordResets()
    const reset = mailsTo(member.email).find(({ subject }) => subject.startsWith('Reset'))
    const resetToken = reset?.text.match(/#token=([\w-]{43})\n/)?.[1] ?? ''
    expect((await call('checkPasswordLink', { token: resetToken })).json().result.data.json).toEqual({
      hasApiKeys: false,
      isUsable: true,
    })
    await confirm(await askForLink())
    expect((await call('checkPasswordLink', { token: resetToken })).json().result.data.json).toEqual({
      hasApiKeys: false,
      isUsable: false,
    })
    const links = await test.database.db
      .selectFrom('verifications')
      .selectAll()
      .where('value', 'like', `${member.userId}%`)
      .execute()
    expect(links).toEqual([])
  })
})

describe('an address that another member has', () => {
  it('is answered the same, shown the same, and told to whoever reads mail there', async () => {
    const taken = await createMember(test, `taken-${number}@example.com`)
    const free = await ask(newAddress())
    const shownForFree = await security(member)
    const used = await ask(taken.email)
    expect([used.statusCode, used.body]).toEqual([free.statusCode, free.body])
    expect(await security(member)).toEqual({ ...shownForFree, wantedEmail: taken.email })
    await test.sendLinks()
    const [notice, ...more] = mailsTo(taken.email)
    expect(more).toEqual([])
    expect(notice?.subject).toBe('Your email has a Landfall account already')
    expect(notice?.text).not.toContain('#token=')
    expect(notice?.text).not.toContain(member.email)
    // The member’s own mailbox says the same of both.
    const subjects = mailsTo(member.email).map(({ subject }) => subject)
    expect(subjects).toEqual(Array(2).fill('Your Landfall email is about to change'))
  })

  it('and has got after the link was mailed stays theirs, and the link says so', async () => {
    const token = await askForLink()
    await createMember(test, newAddress())
    const answer = await confirm(token)
    expect([answer.statusCode, messageOf(answer)]).toEqual([
      409,
      `There is a member with the address ${newAddress()} already.`,
    ])
    expect(await emailOf(member)).toMatchObject({ email: member.email })
    expect((await test.inject({ url: '/api/users/me', headers: member.cookie })).statusCode).toBe(200)
  })
})

describe('the link', () => {
  it('runs out an hour after it was sent, however long the mail waited', async () => {
    await ask(newAddress())
    test.clock.advance(3 * hourMs)
    await test.sendLinks()
    const token = tokenTo(newAddress())
    test.clock.advance(hourMs - 60_000)
    const late = await createMember(test, `late-${number}@example.com`)
    await ask(`late-new-${number}@example.com`, late)
    await test.sendLinks()
    const lateToken = tokenTo(`late-new-${number}@example.com`)
    expect((await confirm(token)).statusCode).toBe(200)
    test.clock.advance(hourMs + 1)
    expect((await confirm(lateToken)).statusCode).toBe(400)
    expect(await emailOf(late)).toMatchObject({ email: late.email })
  })

  it('is forgotten with the address once both have run out', async () => {
    await askForLink()
    const kept = () =>
      test.database.db
        .selectFrom('verifications')
        .select('id')
        .where('value', 'like', `% ${newAddress()}`)
        .execute()
    expect(await kept()).toHaveLength(2)
    test.clock.advance(24 * hourMs)
    const next = await createMember(test, `next-${number}@example.com`)
    await ask(`next-new-${number}@example.com`, next)
    await test.sendLinks()
    expect(await kept()).toEqual([])
  })

  it('stands in neither the queue nor the database', async () => {
    const token = await askForLink()
    const jobs = (test.dependencies.jobs as RecordedJobs).recorded(linkMailJob)
    const rows = await test.database.db.selectFrom('verifications').selectAll().execute()
    expect(jobs.length).toBeGreaterThan(0)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify([jobs, rows])).not.toContain(token)
  })

  it('is for this and nothing else, and no other link does it', async () => {
    const token = await askForLink()
    expect((await call('verifyEmail', { token })).statusCode).toBe(400)
    expect((await call('resetPassword', { token, password: 'a new phrase to keep' })).statusCode).toBe(400)
    await call('requestPasswordReset', { email: member.email })
    await test.performPasswordResets()
    const resetToken =
      mailsTo(member.email)
        .at(-1)
        ?.text.match(/#token=([\w-]{43})\n/)?.[1] ?? ''
    for (const other of [resetToken, 'x', `wanted:${member.userId}`]) {
      expect((await confirm(other)).statusCode).toBe(400)
    }
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('takes one of two uses at the same time', async () => {
    const token = await askForLink()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('is ended by a newer wish, also where its mail was delayed', async () => {
    const first = await askForLink()
    await ask(`other-${number}@example.com`)
    expect((await confirm(first)).statusCode).toBe(400)
    const delayed = `delayed-${number}@example.com`
    await ask(delayed)
    await ask(newAddress())
    await test.sendLinks()
    expect(mailsTo(delayed)).toEqual([])
    expect((await confirm(tokenTo(newAddress()))).statusCode).toBe(200)
  })

  it('is taken back by the member, who is then asked for nothing', async () => {
    const token = await askForLink()
    expect((await call('cancelEmailChange', undefined, member.cookie)).statusCode).toBe(200)
    expect((await call('cancelEmailChange', undefined, member.cookie)).statusCode).toBe(200)
    expect(await security(member)).toMatchObject({ wantedEmail: null })
    expect((await confirm(token)).statusCode).toBe(400)
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entity', '=', 'verifications')
      .where('actorUserId', '=', member.userId)
      .orderBy('at')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  it.each(['changed', 'reset'])('is ended where the password is %s, as the notice says', async (how) => {
    const token = await askForLink()
    await ask(`waiting-${number}@example.com`)
    if (how === 'changed') {
      const input = { currentPassword: password, newPassword: 'a changed phrase' }
      expect((await call('changePassword', input, member.cookie)).statusCode).toBe(200)
    } else {
      test.clock.advance(2 * 60 * 1000)
      await call('requestPasswordReset', { email: member.email })
      await test.performPasswordResets()
      const resetToken =
        mailsTo(member.email)
          .at(-1)
          ?.text.match(/#token=([\w-]{43})\n/)?.[1] ?? ''
      const input = { token: resetToken, password: 'a changed phrase' }
      expect((await call('resetPassword', input)).statusCode).toBe(200)
    }
    expect((await confirm(token)).statusCode).toBe(400)
    if (how === 'changed') {
      // Its mail was still to be sent.
      await test.sendLinks()
      expect(mailsTo(`waiting-${number}@example.com`)).toEqual([])
    }
    expect(await emailOf(member)).toMatchObject({ email: member.email })
  })

  it('is not sent for an account that is gone', async () => {
    await ask(newAddress())
    await test.database.db.deleteFrom('users').where('id', '=', member.userId).execute()
    await test.sendLinks()
    expect(mailsTo(newAddress())).toEqual([])
  })
})

describe('a mail that has to be sent again', () => {
  it('brings a link that works, and leaves the first one working too', async () => {
    await ask(newAddress())
    const sent: string[] = []
    const transport = {
      send: async ({ text }: { text: string }) => {
        sent.push(text)
        // Handed over, but nobody knows.
        if (sent.length === 1) throw new Error('the connection was lost')
      },
      check: async () => {},
      close: async () => {},
    }
    const { db } = test.database
    const { run } = linkMailHandler({ db, transport, clock: test.clock, siteUrl: 'https://landfall.test' })
    const job = {
      id: 'a job',
      data: { reason: 'change-email', userId: member.userId, email: newAddress() },
      signal: new AbortController().signal,
      jobs: test.dependencies.jobs,
    }
    await expect(run(job)).rejects.toThrow('the connection was lost')
    await run(job)
    const tokens = sent.map((text) => text.match(/#token=([\w-]{43})\n/)?.[1] ?? '')
    expect(new Set(tokens).size).toBe(2)
    expect((await confirm(tokens[0] ?? '')).statusCode).toBe(200)
    expect((await confirm(tokens[1] ?? '')).statusCode).toBe(400)
  })
})

describe('invitations to a team', () => {
  async function invite(email: string): Promise<{ id: string; teamId: string; founder: Member }> {
    const founder = await createMember(test, `founder-${number}-${email}`)
    const team = await createTeam(test.database.db)
    await createTeamMember(test.database.db, {
      teamId: team.id,
      userId: founder.userId,
      role: 'founder',
      passportName: 'F',
    })
    const answer = await callTrpc(test, 'mutation', 'teamInvitations.create', {
      input: { teamId: team.id, passportName: 'Ada', email },
      headers: founder.cookie,
    })
    return { id: answer.json().result.data.json.id, teamId: team.id, founder }
  }
  const accept = (email: string, by: Member) => {
    const token = mailsTo(email).map(({ text }) => text.match(/\/invitation#token=([\w-]{43})\n/)?.[1])
    return callTrpc(test, 'mutation', 'teamInvitations.accept', {
      input: { token: token.find((found) => found !== undefined) },
      headers: by.cookie,
    })
  }
  const prove = () =>
    test.database.db
      .updateTable('users')
      .set({ emailVerified: true })
      .where('id', '=', member.userId)
      .execute()

  it('follow a member who had proved the old address', async () => {
    await prove()
    const { id, teamId } = await invite(member.email)
    await confirm(await askForLink(), member.cookie)
    const accepted = await accept(member.email, member)
    expect(accepted.json().result.data.json).toEqual({ teamId })
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'teamId', 'subjectUserId', 'changedFields'])
      .where('entity', '=', 'teamInvitations')
      .where('entityId', '=', id)
      .orderBy('at')
      .execute()
    expect(events.at(-1)).toEqual({ action: 'update', teamId, subjectUserId: null, changedFields: ['email'] })
  })

  it('to the new address are the member’s as soon as it is theirs', async () => {
    const { teamId } = await invite(newAddress())
    expect((await accept(newAddress(), member)).statusCode).toBe(403)
    await confirm(await askForLink(), member.cookie)
    expect((await accept(newAddress(), member)).json().result.data.json).toEqual({ teamId })
  })

  it('stay with an address that the member never proved', async () => {
    const { id } = await invite(member.email)
    await confirm(await askForLink(), member.cookie)
    expect((await accept(member.email, member)).statusCode).toBe(403)
    const { email } = await test.database.db
      .selectFrom('teamInvitations')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(email).toBe(member.email)
  })

  it('to both addresses from one team do not stand in the way', async () => {
    await prove()
    const { teamId, founder } = await invite(member.email)
    await callTrpc(test, 'mutation', 'teamInvitations.create', {
      input: { teamId, passportName: 'Ada again', email: newAddress() },
      headers: founder.cookie,
    })
    expect((await confirm(await askForLink(), member.cookie)).statusCode).toBe(200)
    expect((await accept(newAddress(), member)).json().result.data.json).toEqual({ teamId })
  })

  it('leave the member in the team that they belong to', async () => {
    const team = await createTeam(test.database.db)
    await createTeamMember(test.database.db, { teamId: team.id, userId: member.userId, passportName: 'Ada' })
    await confirm(await askForLink(), member.cookie)
    const me = await test.inject({ url: '/api/users/me', headers: member.cookie })
    expect(me.json().teams).toEqual([{ id: team.id, teamName: team.teamName, mayEdit: true }])
  })
})
