import { beforeEach, describe, expect, it } from 'vitest'
import { callTrpc, createApiKeyHeaders, createMember, type Member, password } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()
let count = 0
let member: Member
let trusted: string
let uri: string

const post = (path: string, payload: object, cookie: string) =>
  test.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { cookie } })
const cookiesOf = (answer: Awaited<ReturnType<typeof post>>) =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const call = (type: 'query' | 'mutation', path: string, input?: unknown) =>
  callTrpc(test, type, path, { headers: member.cookie, input })
/** What the password alone gets in the trusted browser: a session, or the question for a code. */
const asksForCode = async () =>
  (await post('/sign-in/email', { email: member.email, password }, trusted)).json().secondStep === true

// A member with two-step verification, one session, and a browser that they trust.
beforeEach(async () => {
  const { db } = test.database
  await db.deleteFrom('rateLimits').execute()
  count += 1
  member = await createMember(test, `ada-${count}@example.com`)
  uri = (await post('/two-factor/enable', { password }, member.cookie.cookie)).json().totpURI
  const on = await post('/two-factor/verify-totp', { code: totpOf(uri) }, member.cookie.cookie)
  member = { ...member, cookie: { cookie: cookiesOf(on) } }
  const first = await post('/sign-in/email', { email: member.email, password }, '')
  const code = { code: totpOf(uri, 1), trustDevice: true }
  trusted = cookiesOf(await post('/two-factor/verify-totp', code, cookiesOf(first)))
  trusted = trusted
    .split('; ')
    .filter((cookie) => !cookie.includes('session_token'))
    .join('; ')
})

describe('a trusted browser', () => {
  it('is not asked for a code, is listed, and is asked again once it is forgotten', async () => {
    const answer = await post('/sign-in/email', { email: member.email, password }, trusted)
    expect(answer.json()).toEqual({ ok: true })
    trusted = cookiesOf(answer)
    const listed = (await call('query', 'trustedBrowsers.list')).json().result.data.json
    expect(listed).toEqual([
      { id: expect.any(String), usedAt: expect.any(String), expiresAt: expect.any(String) },
    ])
    await call('mutation', 'trustedBrowsers.remove', { id: listed[0].id })
    expect((await call('query', 'trustedBrowsers.list')).json().result.data.json).toEqual([])
    expect(await asksForCode()).toBe(true)
  })

  it.each([
    [
      'the password is changed',
      () =>
        call('mutation', 'accounts.changePassword', {
          currentPassword: password,
          newPassword: password,
        }),
    ],
    ['all other sessions are ended', () => call('mutation', 'sessions.endOthers')],
    [
      'there are new recovery codes',
      () => post('/two-factor/generate-backup-codes', { password }, member.cookie.cookie),
    ],
  ])('is asked again after %s', async (_what, change) => {
    expect((await change()).statusCode).toBe(200)
    expect(await asksForCode()).toBe(true)
  })

  it('is asked again after the password was reset by mail', async () => {
    test.clock.advance(2 * 60 * 1000)
    await callTrpc(test, 'mutation', 'accounts.requestPasswordReset', { input: { email: member.email } })
    await test.performPasswordResets()
    const token = /#token=([\w-]{43})/.exec(test.mails().at(-1)?.text ?? '')?.[1]
    const reset = await callTrpc(test, 'mutation', 'accounts.resetPassword', { input: { token, password } })
    expect(reset.statusCode).toBe(200)
    expect(await asksForCode()).toBe(true)
  })

  it('trusts nobody any more after two-step verification was off for a while', async () => {
    const off = await post('/two-factor/disable', { password }, member.cookie.cookie)
    const again = cookiesOf(off)
    uri = (await post('/two-factor/enable', { password }, again)).json().totpURI
    expect((await post('/two-factor/verify-totp', { code: totpOf(uri) }, again)).statusCode).toBe(200)
    expect(await asksForCode()).toBe(true)
  })
})

describe('a new password', () => {
  const keysOf = async () => (await call('query', 'apiKeys.list')).json().result.data.json.length

  it('revokes API keys where the member wants it', async () => {
    await createApiKeyHeaders(test, member, 'read')
    const change = (revokesApiKeys?: boolean) =>
      call('mutation', 'accounts.changePassword', {
        currentPassword: password,
        newPassword: password,
        ...(revokesApiKeys === undefined ? {} : { revokesApiKeys }),
      })
    expect((await change()).json().result.data.json).toMatchObject({ revokedApiKeys: 0 })
    expect(await keysOf()).toBe(1)
    expect((await change(true)).json().result.data.json).toMatchObject({ revokedApiKeys: 1 })
    expect(await keysOf()).toBe(0)
  })

  it('revokes API keys by a mailed link too, whose page says whether there are any', async () => {
    const openLink = async () => {
      test.clock.advance(2 * 60 * 1000)
      await callTrpc(test, 'mutation', 'accounts.requestPasswordReset', { input: { email: member.email } })
      await test.performPasswordResets()
      const token = /#token=([\w-]{43})/.exec(test.mails().at(-1)?.text ?? '')?.[1]
      const check = await callTrpc(test, 'mutation', 'accounts.checkPasswordLink', { input: { token } })
      return { token, page: check.json().result.data.json }
    }
    const countKeys = async () =>
      (
        await test.database.db
          .selectFrom('apikeys')
          .select('id')
          .where('referenceId', '=', member.userId)
          .execute()
      ).length
    await createApiKeyHeaders(test, member, 'read')
    const first = await openLink()
    expect(first.page).toEqual({ isUsable: true, hasApiKeys: true })
    const input = { token: first.token, password, revokesApiKeys: true }
    expect((await callTrpc(test, 'mutation', 'accounts.resetPassword', { input })).statusCode).toBe(200)
    expect(await countKeys()).toBe(0)
    const second = await openLink()
    expect(second.page).toEqual({ isUsable: true, hasApiKeys: false })
  })

  it('ends the links that were mailed before', async () => {
    test.clock.advance(2 * 60 * 1000)
    await callTrpc(test, 'mutation', 'accounts.requestPasswordReset', { input: { email: member.email } })
    await test.performPasswordResets()
    const token = /#token=([\w-]{43})/.exec(test.mails().at(-1)?.text ?? '')?.[1]
    const changed = await call('mutation', 'accounts.changePassword', {
      currentPassword: password,
      newPassword: 'quite another phrase',
    })
    expect(changed.statusCode).toBe(200)
    const reset = await callTrpc(test, 'mutation', 'accounts.resetPassword', {
      input: { token, password: 'the thief’s own phrase' },
    })
    expect(reset.statusCode).toBe(400)
  })
})
