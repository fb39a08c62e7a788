import { ensureUserByEmail, insertAccountLink } from '@suv/db'
import { describe, expect, it } from 'vitest'
import {
  callTrpc,
  createApiKeyHeaders,
  createMember,
  type Member,
  password,
  signIn,
} from '../support/members.ts'
import { readAudit, sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)

const sevenDays = 7 * 24 * 60 * 60 * 1000
const call = (member: Member | null, path: string, input: object) =>
  callTrpc(test, 'mutation', `teamInvitations.${path}`, {
    input,
    ...(member === null ? {} : { headers: member.cookie }),
  })
const list = (member: Member, id = teams.teamId) =>
  callTrpc(test, 'query', 'teamInvitations.list', { input: { id }, headers: member.cookie })
const invite = (
  email: string,
  more: object = { passportName: 'Noor Haddad' },
  member: Member = teams.founder,
) => call(member, 'create', { teamId: teams.teamId, email, ...more })
const dataOf = (answer: { json: () => { result: { data: { json: never } } } }) =>
  answer.json().result.data.json
const messageOf = (answer: { json: () => { error: { json: { message: string } } } }) =>
  answer.json().error.json.message
const tokenTo = (email: string) =>
  test
    .mails()
    .filter(({ to }) => to === email)
    .at(-1)
    ?.text.match(/\/invitation#token=([\w-]{43})\n/)?.[1] ?? ''

describe('who may', () => {
  it('is a founder of that team in person, and nobody else', async () => {
    const answers = [
      await invite('x@example.com', undefined, teams.colleague),
      await invite('x@example.com', undefined, teams.stranger),
      await list(teams.colleague),
      await list(teams.stranger),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    const headers = await createApiKeyHeaders(test, teams.founder, 'write')
    const input = { teamId: teams.teamId, email: 'x@example.com', passportName: 'X' }
    expect((await callTrpc(test, 'mutation', 'teamInvitations.create', { input, headers })).statusCode).toBe(
      403,
    )
    expect(test.mails().filter(({ subject }) => /invited/.test(subject))).toEqual([])
  })

  it('cannot invite for a person of another team, nor revoke or resend another team’s', async () => {
    const foreign = await invite('x@example.com', { memberId: teams.stranger.memberId })
    expect(foreign.statusCode).toBe(404)
    const { id } = dataOf(await invite('kept@example.com')) as { id: string }
    expect((await call(teams.stranger, 'resend', { id })).statusCode).toBe(404)
    expect((await call(teams.colleague, 'resend', { id })).statusCode).toBe(403)
    expect((await call(teams.stranger, 'revoke', { id })).statusCode).toBe(200)
    expect(dataOf(await list(teams.founder))).toHaveLength(1)
    expect((await call(teams.founder, 'revoke', { id })).statusCode).toBe(200)
    expect(dataOf(await list(teams.founder))).toEqual([])
  })
})

describe('an invitation', () => {
  it('lets somebody new in by one link, who then reads the team and nothing else of the founder’s', async () => {
    const rest = sender(test)
    const email = 'new@example.com'
    const invitation = dataOf(await invite('New@Example.com')) as {
      id: string
      memberId: string
      email: string
    }
    expect(invitation.email).toBe(email)
    expect(JSON.stringify(invitation)).not.toContain('oken')
    const token = tokenTo(email)
    const rows = await test.database.db.selectFrom('teamInvitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)

    expect(dataOf(await call(null, 'open', { token }))).toMatchObject({
      passportName: 'Noor Haddad',
      email,
      hasPassword: false,
    })
    expect((await call(null, 'acceptWithPassword', { token, password: 'short' })).statusCode).toBe(400)
    const both = await Promise.all(
      ['a phrase of several words', 'another phrase of words'].map((word) =>
        call(null, 'acceptWithPassword', { token, password: word }),
      ),
    )
    // The other came before or after the link was used up.
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.toBeOneOf([404, 409])])
    const chosen = both[0]?.statusCode === 200 ? 'a phrase of several words' : 'another phrase of words'
    const guest = await signIn(test, { email, password: chosen })

    const me = (await test.inject({ url: '/api/users/me', headers: guest.cookie })).json()
    expect(me.teams).toMatchObject([{ id: teams.teamId }])
    for (const path of ['letters-of-support', 'commitment-certificates', 'work-permits', 'ownership']) {
      expect((await rest(guest, 'GET', `/${path}/${teams.teamId}`)).statusCode, path).toBe(200)
    }
    for (const path of ['business-plans', 'documents', 'financial-data', 'milestones', 'memberships']) {
      expect((await rest(guest, 'GET', `/${path}/${teams.founder.userId}`)).statusCode, path).toBe(403)
    }
    expect((await rest(guest, 'GET', `/ownership/${teams.otherTeamId}`)).statusCode).toBe(403)
    const security = await callTrpc(test, 'query', 'accounts.security', { headers: guest.cookie })
    expect(dataOf(security)).toMatchObject({ emailVerified: true })
    expect(await readAudit(test, invitation.memberId)).toMatchObject([
      { action: 'create', actorUserId: teams.founder.userId },
      { action: 'create', actorUserId: guest.userId, changedFields: ['userId'] },
    ])

    expect((await call(null, 'open', { token })).statusCode).toBe(404)
    const again = await invite(email, { memberId: invitation.memberId })
    expect([again.statusCode, messageOf(again)]).toEqual([
      409,
      'new@example.com is in this team already, as Noor Haddad.',
    ])
    const linked = await invite('other@example.com', { memberId: invitation.memberId })
    expect([linked.statusCode, messageOf(linked)]).toEqual([
      409,
      'Noor Haddad signs in to this team already.',
    ])
  })

  it('sets the first password of who has bought, and ends the link that was mailed for that', async () => {
    const email = 'buyer@example.com'
    const { db } = test.database
    const now = test.clock.now()
    const link = await db.transaction().execute(async (trx) => {
      const { id: userId } = await ensureUserByEmail(trx, { email, name: 'Bo Buyer', now })
      const expiresAt = new Date(now.getTime() + sevenDays)
      return insertAccountLink(trx, { userId, purpose: 'set-password', expiresAt, now })
    })
    expect((await invite(email, { passportName: 'Bo Buyer' })).statusCode).toBe(200)
    const chosen = { token: tokenTo(email), password: 'a phrase of several words' }
    expect((await call(null, 'acceptWithPassword', chosen)).statusCode).toBe(200)
    const again = { token: link, password: 'quite another phrase of words' }
    const late = await callTrpc(test, 'mutation', 'accounts.resetPassword', { input: again })
    expect(late.statusCode).toBe(400)
    expect((await signIn(test, { email, password: chosen.password })).userId).toBeDefined()
  })

  it('lets a member in who signs in, at the invited address only', async () => {
    const known = await createMember(test, 'known@example.com')
    const { id } = dataOf(await invite(known.email, { passportName: 'Kay Known' })) as { id: string }
    const twice = await invite(known.email, { passportName: 'Kay Twice' })
    expect([twice.statusCode, messageOf(twice)]).toEqual([
      409,
      'This person or this address is invited already. Send that invitation again, or revoke it first.',
    ])
    const token = tokenTo(known.email)
    expect(dataOf(await call(null, 'open', { token }))).toMatchObject({ hasPassword: true })
    const taken = await call(null, 'acceptWithPassword', { token, password: 'not their password' })
    expect(taken.statusCode).toBe(409)
    await signIn(test, { email: known.email, password })
    const other = await call(teams.stranger, 'accept', { token })
    expect(other.statusCode).toBe(403)
    expect(messageOf(other)).toContain('was sent to known@example.com')

    test.clock.advance(1000)
    expect((await call(teams.founder, 'resend', { id })).statusCode).toBe(200)
    expect((await call(known, 'accept', { token })).statusCode).toBe(404)
    const renewed = tokenTo(known.email)
    expect(renewed).not.toBe(token)
    expect((await call(known, 'accept', { token: renewed })).statusCode).toBe(200)
    expect((await call(known, 'accept', { token: renewed })).statusCode).toBe(404)
    expect((await call(teams.founder, 'resend', { id })).statusCode).toBe(404)
    const removed = await test.database.db
      .selectFrom('teamMembers')
      .select('passportName')
      .where('passportName', '=', 'Kay Twice')
      .execute()
    expect(removed).toEqual([])
  })

  it('runs out after seven days, and ends where it is revoked', async () => {
    const { id } = dataOf(await invite('late@example.com', { passportName: 'Lea Late' })) as { id: string }
    const token = tokenTo('late@example.com')
    test.clock.advance(sevenDays - 60_000)
    expect((await call(null, 'open', { token })).statusCode).toBe(200)
    test.clock.advance(60_000)
    const dead = await call(null, 'acceptWithPassword', { token, password: 'a phrase of several words' })
    expect(dead.statusCode).toBe(404)
    expect(messageOf(dead)).toContain('has run out')
    const founder = await signIn(test, { email: teams.founder.email, password })
    test.clock.advance(-sevenDays)
    expect((await call(founder, 'revoke', { id })).statusCode).toBe(200)
    expect((await call(null, 'open', { token })).statusCode).toBe(404)
    for (const made of ['x', 'a'.repeat(43)]) {
      expect((await call(null, 'open', { token: made })).statusCode).toBe(404)
    }
  })

  it('fills nobody’s mailbox, whoever of the founders sends it and however', async () => {
    const email = 'often-invited@example.com'
    const { db } = test.database
    const { id: memberId } = dataOf(
      await callTrpc(test, 'mutation', 'teamMembers.create', {
        input: { teamId: teams.teamId, passportName: 'Noor Haddad' },
        headers: teams.founder.cookie,
      }),
    ) as { id: string }
    const statuses: number[] = []
    for (let count = 0; count < 5; count++) {
      const made = await invite(email, { memberId })
      statuses.push(made.statusCode)
      if (made.statusCode !== 200) break
      const { id } = dataOf(made) as { id: string }
      statuses.push((await call(teams.founder, 'resend', { id })).statusCode)
      expect((await call(teams.founder, 'revoke', { id })).statusCode).toBe(200)
      // Another founder counts anew; the address does not.
      await db.deleteFrom('failedTries').where('key', 'like', 'team invitation%').execute()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(test.mails().filter(({ to }) => to === email)).toHaveLength(6)
    expect((await invite('somebody-else@example.com', { memberId })).statusCode).toBe(200)
  })

  it('needs a person, an address, and patience', async () => {
    expect((await invite('no address')).statusCode).toBe(400)
    expect((await invite('x@example.com', {})).statusCode).toBe(400)
    const statuses: number[] = []
    for (let count = 0; count < 40; count++)
      statuses.push((await invite('no-person@example.com', { memberId: teams.stranger.memberId })).statusCode)
    expect(statuses).toContain(429)
  })
})
