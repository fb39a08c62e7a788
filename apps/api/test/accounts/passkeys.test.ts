import { createPasskey } from '@suv/db/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Authenticator } from '../support/authenticator.ts'
import {
  callTrpc,
  createApiKeyHeaders,
  createMember,
  type Member,
  password,
  useMembers,
} from '../support/members.ts'
import { addPasskey, Browser, origin } from '../support/passkeys.ts'
import { createTestServer, useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')
// better-auth counts tries a minute; most of these tests are about something else.
beforeEach(() => test.database.db.deleteFrom('rateLimits').execute())

type Listed = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

const call = (type: 'query' | 'mutation', path: string, { cookie }: Member, input?: unknown) =>
  callTrpc(test, type, path, { headers: cookie, input })
const list = async (of: Member): Promise<Listed[]> =>
  (await call('query', 'passkeys.list', of)).json().result.data.json
const rowsOf = ({ userId }: Member) =>
  test.database.db.selectFrom('passkeys').selectAll().where('userId', '=', userId).execute()
const auditOf = ({ userId }: Member) =>
  test.database.db
    .selectFrom('auditEvents')
    .select(['action', 'entity', 'entityId', 'changedFields'])
    .where('subjectUserId', '=', userId)
    .where('entity', '=', 'passkeys')
    .orderBy('at')
    .execute()

/** What the member was told by mail of their passkeys. */
const toldOf = ({ email }: Member) =>
  test
    .mails()
    .filter(({ to, subject }) => to === email && /passkey/.test(subject))
    .map(({ subject }) => subject)

async function signInWith(authenticator: Authenticator, browser = new Browser(test)) {
  return browser.signIn(authenticator.get(await browser.signInOptions(), browser))
}

describe('adding a passkey', () => {
  it('asks the device for a key of its own and for who it is, and keeps the public half', async () => {
    const ada = new Browser(test, { member })
    const options = await ada.registrationOptions()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Landfall' },
      user: { name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    const added = await ada.register(new Authenticator().create(options, ada), ' My phone ')
    expect(added.json()).toEqual({ ok: true })
    expect(await list(member)).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ])
    const [row] = await rowsOf(member)
    expect(row).toMatchObject({ deviceType: 'singleDevice', counter: 0, transports: 'internal' })
    expect(await auditOf(member)).toMatchObject([{ action: 'create', entityId: row?.id }])
    // The same device is not asked for a second one.
    const again = await ada.registrationOptions()
    expect(again.excludeCredentials).toMatchObject([{ id: row?.credentialId }])
  })

  it('is refused to strangers and to API keys', async () => {
    const url = '/api/auth/passkey/generate-register-options'
    expect((await test.inject({ url })).statusCode).toBe(401)
    const headers = await createApiKeyHeaders(test, member, 'write')
    expect((await test.inject({ url, headers })).statusCode).toBe(401)
    expect((await callTrpc(test, 'query', 'passkeys.list', { headers })).statusCode).toBe(403)
  })

  it('is refused an hour after the sign-in, with the way forward', async () => {
    const late = await createMember(test, 'late@example.com')
    const browser = new Browser(test, { member: late })
    const options = await browser.registrationOptions()
    await test.database.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 60 * 60 * 1000) })
      .where('userId', '=', late.userId)
      .execute()
    const asked = await browser.send('GET', '/api/auth/passkey/generate-register-options')
    const sent = await browser.register(new Authenticator().create(options, browser))
    for (const refused of [asked, sent]) {
      expect(refused.statusCode).toBe(403)
      expect(refused.json().code).toBe('SESSION_NOT_FRESH')
      expect(refused.json().error).toContain('Sign in again')
    }
    expect(await list(late)).toEqual([])
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
  ])('takes no answer %s', async (_what, at) => {
    const browser = new Browser(test, { member })
    const before = await list(member)
    const refused = await browser.register(
      new Authenticator().create(await browser.registrationOptions(), at),
    )
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({
      error: 'This passkey could not be checked and was not added. Try again.',
      code: 'BAD_REQUEST',
    })
    expect(await list(member)).toEqual(before)
  })

  it('takes no answer for another host’s passkeys', async () => {
    const browser = new Browser(test, { member })
    const options = await browser.registrationOptions()
    const response = new Authenticator().create({ ...options, rp: { id: 'evil.example' } }, browser)
    expect((await browser.register(response)).statusCode).toBe(400)
  })

  it('takes no answer of a device that did not look who it is', async () => {
    const browser = new Browser(test, { member })
    const options = await browser.registrationOptions()
    const refused = await browser.register(
      new Authenticator().create(options, { origin, isPersonVerified: false }),
    )
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain('Set up a screen lock or PIN')
  })

  it('takes each challenge once, and from the member who got it', async () => {
    const browser = new Browser(test, { member })
    const response = new Authenticator().create(await browser.registrationOptions(), browser)
    expect((await browser.register(response)).statusCode).toBe(200)
    const replayed = await browser.register(response)
    expect(replayed.statusCode).toBe(400)
    expect(replayed.json().error).toBe('This took too long, or was done before. Try again.')

    const grace = await createMember(test, 'grace@example.com')
    const begun = new Authenticator().create(await browser.registrationOptions(), browser)
    browser.becomes(grace)
    expect((await browser.register(begun)).statusCode).toBe(401)
    expect(await list(grace)).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'Give the passkey a name.'],
    [{ name: 'x'.repeat(65) }, 'Use at most 64 characters.'],
    [{ name: 'Phone', response: 'none' }, 'Enter an object.'],
    [{ name: 'Phone', response: { response: { transports: 'usb' } } }, 'Enter a list.'],
  ])('refuses %j with the reason', async (broken, reason) => {
    const browser = new Browser(test, { member })
    const response = new Authenticator().create(await browser.registrationOptions(), browser)
    const refused = await browser.send('POST', '/api/auth/passkey/verify-registration', {
      response,
      ...broken,
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain(reason)
    expect(refused.json().issues).toHaveLength(1)
  })

  it('begins no session beside the one there is', async () => {
    const browser = new Browser(test, { member })
    const before = (await call('query', 'sessions.list', member)).json().result.data.json.length
    const response = new Authenticator().create(await browser.registrationOptions(), browser)
    const url = '/api/auth/passkey/verify-registration'
    const answer = await browser.send('POST', url, { name: 'Key', response, createSession: true })
    expect(answer.json()).toEqual({ ok: true })
    expect((await call('query', 'sessions.list', member)).json().result.data.json).toHaveLength(before)
  })

  it('stops at twenty', async () => {
    const collector = await createMember(test, 'collector@example.com')
    for (let count = 0; count < 20; count++) {
      await createPasskey(test.database.db, { userId: collector.userId })
    }
    await expect(addPasskey(test, collector)).rejects.toThrow('You have 20 passkeys. Remove one')
    expect(await list(collector)).toHaveLength(20)
  })

  it('stops at twenty also where two are added at once', async () => {
    const collector = await createMember(test, 'hasty@example.com')
    for (let count = 0; count < 19; count++) {
      await createPasskey(test.database.db, { userId: collector.userId })
    }
    const added = await Promise.allSettled([addPasskey(test, collector), addPasskey(test, collector)])
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await list(collector)).toHaveLength(20)
  })
})

describe('signing in with a passkey', () => {
  it('takes nothing else, and shows when it was used', async () => {
    const vera = await createMember(test, 'vera@example.com')
    const authenticator = await addPasskey(test, vera)
    const browser = new Browser(test)
    const options = await browser.signInOptions()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    // It names nobody: a stranger cannot find out who has a passkey.
    expect(options).not.toHaveProperty('allowCredentials')
    const answer = await browser.signIn(authenticator.get(options, browser))
    expect(answer.json()).toEqual({ ok: true })
    expect((await browser.whoAmI()).json()).toMatchObject({ email: vera.email })
    const cookie = answer.cookies.find(({ name }) => name === 'landfall.session_token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const [passkey] = await list(vera)
    expect(Date.parse(passkey?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await rowsOf(vera))[0]?.counter).toBe(1)
  })

  it('is a sign-in like any other: noted, and mailed about from a new browser', async () => {
    const nora = await createMember(test, 'nora@example.com')
    const authenticator = await addPasskey(test, nora)
    const mailsToNora = () =>
      test.mails().filter(({ to, subject }) => to === nora.email && !/passkey was added/.test(subject))
    expect(mailsToNora()).toEqual([])
    const browser = new Browser(test)
    await signInWith(authenticator, browser)
    expect(mailsToNora()).toMatchObject([{ subject: expect.stringContaining('sign-in') }])
    await signInWith(authenticator, browser)
    expect(mailsToNora()).toHaveLength(1)
    const noted = await test.database.db
      .selectFrom('auditEvents')
      .select('action')
      .where('actorUserId', '=', nora.userId)
      .where('entity', '=', 'sessions')
      .execute()
    // By password, then twice by passkey, of which the second ends the first.
    expect(noted.map(({ action }) => action).sort()).toEqual(['create', 'create', 'create', 'delete'])
  })

  it('is both steps at once where two-step verification is on', async () => {
    const tess = await createMember(test, 'tess@example.com')
    const authenticator = await addPasskey(test, tess)
    const browser = new Browser(test, { member: tess })
    const { totpURI } = (await browser.send('POST', '/api/auth/two-factor/enable', { password })).json()
    await browser.send('POST', '/api/auth/two-factor/verify-totp', { code: totpOf(totpURI) })
    const byPassword = await new Browser(test).send('POST', '/api/auth/sign-in/email', {
      email: tess.email,
      password,
    })
    expect(byPassword.json()).toEqual({ ok: true, secondStep: true })
    const other = new Browser(test)
    expect((await signInWith(authenticator, other)).json()).toEqual({ ok: true })
    expect((await other.whoAmI()).json()).toMatchObject({ email: tess.email })
  })

  describe('is refused', () => {
    let owner: Member
    let authenticator: Authenticator
    beforeAll(async () => {
      owner = await createMember(test, 'owner@example.com')
      authenticator = await addPasskey(test, owner)
    })

    const cannotBeChecked = {
      error: 'This passkey could not be checked. Try again, or sign in with your email and password.',
      code: 'BAD_REQUEST',
    }

    it.each(['https://evil.example', 'http://localhost:3001'])('where it was asked for at %s', async (at) => {
      const browser = new Browser(test)
      const options = await browser.signInOptions()
      const refused = await browser.signIn(authenticator.get(options, { origin: at }))
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toEqual(cannotBeChecked)
      expect((await browser.whoAmI()).statusCode).toBe(401)
    })

    it('where the request comes from another site', async () => {
      const browser = new Browser(test)
      const response = authenticator.get(await browser.signInOptions(), browser)
      const refused = await test.inject({
        method: 'POST',
        url: '/api/auth/passkey/verify-authentication',
        headers: { host: 'localhost:3000', origin: 'https://evil.example' },
        payload: { response },
      })
      expect(refused.statusCode).toBe(403)
    })

    it('where the device did not look who it is', async () => {
      const browser = new Browser(test)
      const options = await browser.signInOptions()
      const refused = await browser.signIn(authenticator.get(options, { origin, isPersonVerified: false }))
      expect(refused.statusCode).toBe(400)
      expect(refused.json().error).toContain('Set up a screen lock or PIN')
      expect((await browser.whoAmI()).statusCode).toBe(401)
    })

    it('where the answer is an old one, or one to nobody’s question', async () => {
      const browser = new Browser(test)
      const response = authenticator.get(await browser.signInOptions(), browser)
      expect((await browser.signIn(response)).statusCode).toBe(200)
      const replayed = await browser.signIn(response)
      expect(replayed.statusCode).toBe(400)
      expect(replayed.json().error).toBe('This took too long, or was done before. Try again.')
      // With another browser's question open, too.
      const thief = new Browser(test)
      await thief.signInOptions()
      expect((await thief.signIn(response)).json()).toEqual(cannotBeChecked)
      expect((await new Browser(test).signIn(response)).statusCode).toBe(400)
    })

    it('where it answers the question for a new passkey', async () => {
      const browser = new Browser(test, { member: owner })
      const { challenge } = await browser.registrationOptions()
      const refused = await browser.signIn(authenticator.get({ challenge, rpId: 'localhost' }, browser))
      expect(refused.statusCode).toBe(400)
    })

    it('where the question was asked too long ago', async () => {
      const browser = new Browser(test)
      const options = await browser.signInOptions()
      await test.database.db
        .updateTable('verifications')
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .execute()
      const refused = await browser.signIn(authenticator.get(options, browser))
      expect(refused.json().error).toBe('This took too long, or was done before. Try again.')
    })

    it('with the key of another member’s passkey', async () => {
      const intruder = await createMember(test, 'intruder@example.com')
      const theirs = await addPasskey(test, intruder)
      const [target] = await rowsOf(owner)
      const browser = new Browser(test)
      const options = await browser.signInOptions()
      const refused = await browser.signIn(theirs.get(options, { origin, as: target?.credentialId ?? '' }))
      expect(refused.json()).toEqual(cannotBeChecked)
      expect((await browser.whoAmI()).statusCode).toBe(401)
    })

    it('with a passkey that counts back, as a copy would', async () => {
      await test.database.db
        .updateTable('passkeys')
        .set({ counter: 1000 })
        .where('userId', '=', owner.userId)
        .execute()
      expect((await signInWith(authenticator)).json()).toEqual(cannotBeChecked)
      await test.database.db
        .updateTable('passkeys')
        .set({ counter: 0 })
        .where('userId', '=', owner.userId)
        .execute()
    })

    it('with a passkey that was removed, with the way forward', async () => {
      const gone = await createMember(test, 'gone@example.com')
      const removed = await addPasskey(test, gone)
      const [passkey] = await list(gone)
      await call('mutation', 'passkeys.remove', gone, { id: passkey?.id })
      const refused = await signInWith(removed)
      expect(refused.statusCode).toBe(401)
      expect(refused.json().error).toContain('Sign in with your email and password')
    })

    it.each([
      {},
      { response: null },
      { response: { id: 5 } },
      { response: { id: { like: '%' } } },
      { response: { id: 'x' } },
    ])('for %j, with a 4xx', async (body) => {
      const browser = new Browser(test)
      await browser.signInOptions()
      const refused = await browser.send('POST', '/api/auth/passkey/verify-authentication', body)
      expect(refused.statusCode).toBeGreaterThanOrEqual(400)
      expect(refused.statusCode).toBeLessThan(500)
      expect(refused.json()).toHaveProperty('error')
    })

    it('after ten tries in a minute', async () => {
      const browser = new Browser(test)
      const statuses: number[] = []
      for (let guess = 0; guess < 12; guess++)
        statuses.push((await browser.signIn({ id: `${guess}` })).statusCode)
      expect(statuses.slice(0, 10)).not.toContain(429)
      expect(statuses.slice(10)).toEqual([429, 429])
    })
  })

  it('leaves no question behind that nobody answered', async () => {
    const { db } = test.database
    await db.deleteFrom('verifications').execute()
    await new Browser(test).signInOptions()
    await db
      .updateTable('verifications')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    await new Browser(test).signInOptions()
    expect(await db.selectFrom('verifications').select('id').execute()).toHaveLength(1)
  })
})

describe('the member’s passkeys', () => {
  it('can be renamed', async () => {
    const rita = await createMember(test, 'rita@example.com')
    await addPasskey(test, rita, 'Phone')
    const [passkey] = await list(rita)
    const renamed = await call('mutation', 'passkeys.rename', rita, { id: passkey?.id, name: ' Old phone ' })
    expect(renamed.json().result.data.json).toEqual({ ...passkey, name: 'Old phone' })
    expect((await list(rita))[0]?.name).toBe('Old phone')
    expect((await auditOf(rita)).at(-1)).toMatchObject({
      action: 'update',
      entityId: passkey?.id,
      changedFields: ['name'],
    })
    const nameless = await call('mutation', 'passkeys.rename', rita, { id: passkey?.id, name: ' ' })
    expect(nameless.statusCode).toBe(400)
  })

  it('can be removed, twice without error', async () => {
    const remo = await createMember(test, 'remo@example.com')
    await addPasskey(test, remo)
    const [passkey] = await list(remo)
    for (const _ of [1, 2]) {
      const removed = await call('mutation', 'passkeys.remove', remo, { id: passkey?.id })
      expect(removed.json().result.data.json).toEqual({ id: passkey?.id })
    }
    expect(await list(remo)).toEqual([])
    expect((await auditOf(remo)).map(({ action }) => action)).toEqual(['create', 'delete'])
    expect(toldOf(remo)).toEqual([
      'A passkey was added to your Landfall account',
      'A passkey was removed from your Landfall account',
    ])
  })

  it('are nobody else’s', async () => {
    const owner = await createMember(test, 'mine@example.com')
    const authenticator = await addPasskey(test, owner)
    const [passkey] = await list(owner)
    const renamed = await call('mutation', 'passkeys.rename', member, { id: passkey?.id, name: 'Theirs' })
    expect(renamed.statusCode).toBe(404)
    await call('mutation', 'passkeys.remove', member, { id: passkey?.id })
    expect(await list(owner)).toEqual([passkey])
    expect((await signInWith(authenticator)).statusCode).toBe(200)
  })

  it('are in the export by name and date, without the key', async () => {
    const ella = await createMember(test, 'ella@example.com')
    await addPasskey(test, ella, 'Ella’s laptop')
    const [row] = await rowsOf(ella)
    const zip = await test.inject({ url: '/api/exports/everything.zip', headers: ella.cookie })
    const text = zip.rawPayload.toString('utf8')
    expect(text).toContain('data/passkeys.json')
    expect(text).toContain('Ella’s laptop')
    expect(text).toContain(row?.createdAt.toISOString())
    for (const secret of [row?.publicKey, row?.credentialId]) expect(text).not.toContain(secret)
  })
})

describe('the host that passkeys belong to', () => {
  it.each([
    ['the configured one, wherever the request came in', 'https://app.example.com', 'app.example.com'],
    ['the request’s own, where none is configured', undefined, 'localhost'],
  ])('is %s', async (_which, publicUrl, expected) => {
    const server = await createTestServer({ publicUrl })
    const browser = new Browser(server)
    expect((await browser.signInOptions()).rpId).toBe(expected)
    await server.close()
  })

  it('with a configured address, takes answers given there only', async () => {
    const publicUrl = 'https://app.example.com'
    const server = await createTestServer({ publicUrl })
    const owner = await createMember(server, 'ada@example.com')
    const browser = new Browser(server, { origin: publicUrl, member: owner })
    const authenticator = new Authenticator()
    const added = await browser.register(authenticator.create(await browser.registrationOptions(), browser))
    expect(added.json()).toEqual({ ok: true })
    const other = new Browser(server, { origin: publicUrl })
    const elsewhere = authenticator.get(await other.signInOptions(), { origin: 'http://app.example.com' })
    expect((await other.signIn(elsewhere)).statusCode).toBe(400)
    expect((await signInWith(authenticator, other)).json()).toEqual({ ok: true })
    await server.close()
  })
})

describe('better-auth’s own list of passkeys', () => {
  it.each([
    ['GET', '/api/auth/passkey/list-user-passkeys'],
    ['POST', '/api/auth/passkey/delete-passkey'],
    ['POST', '/api/auth/passkey/update-passkey'],
  ] as const)('%s %s is closed', async (method, url) => {
    const answer = await test.inject({
      method,
      url,
      headers: member.cookie,
      ...(method === 'POST' ? { payload: { id: 'x', name: 'y' } } : {}),
    })
    expect(answer.statusCode).toBe(404)
  })
})
