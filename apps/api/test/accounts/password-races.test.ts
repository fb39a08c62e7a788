import { setTimeout } from 'node:timers/promises'
import { insertAccountLink } from '@suv/db'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword, owaspCost, setPasswordCost } from '../../src/features/accounts/password-hash.ts'
import { callTrpc, createMember, type Member, password } from '../support/members.ts'
import { type TestServer, useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()
const newPassword = 'another horse entirely'
/** It is looked at for some hundred milliseconds, as outside the tests. */
let slowHash: string
let count = 0
let member: Member

type Answer = Awaited<ReturnType<TestServer['inject']>>
const post = (path: string, payload: object, cookie = '') =>
  test.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: cookie === '' ? {} : { cookie } })
const cookiesOf = ({ cookies }: Answer) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
const call = (path: string, input: object) =>
  callTrpc(test, 'mutation', path, { input, headers: member.cookie })
const sessionsOfMember = () =>
  test.database.db.selectFrom('sessions').select('id').where('userId', '=', member.userId).execute()
const giveSlowHash = () =>
  test.database.db
    .updateTable('accounts')
    .set({ password: slowHash })
    .where('userId', '=', member.userId)
    .execute()

const makeLink = () =>
  test.database.db.transaction().execute((trx) => {
    const now = test.clock.now()
    const expiresAt = new Date(now.getTime() + 3_600_000)
    return insertAccountLink(trx, { userId: member.userId, purpose: 'set-password', expiresAt, now })
  })
const reset = (token: string, word = newPassword) =>
  callTrpc(test, 'mutation', 'accounts.resetPassword', {
    input: { token, password: word, revokesApiKeys: true },
  })
/** Has the password set anew by a link while the call still looks at the old one. */
async function resetDuring(start: () => Promise<Answer>): Promise<Answer> {
  await giveSlowHash()
  const token = await makeLink()
  await test.database.db.deleteFrom('failedTries').execute()
  const calling = start()
  // A try is counted, and then the password is looked at.
  const isCounted = () => test.database.db.selectFrom('failedTries').select('key').executeTakeFirst()
  while ((await isCounted()) === undefined) await setTimeout(5)
  await setTimeout(40)
  expect((await reset(token)).statusCode).toBe(200)
  return calling
}

beforeAll(async () => {
  const cheap = { logN: 10, r: 8, p: 1 }
  setPasswordCost(owaspCost)
  slowHash = await hashPassword(password)
  setPasswordCost(cheap)
})
beforeEach(async () => {
  await test.database.db.deleteFrom('rateLimits').execute()
  count += 1
  member = await createMember(test, `ada-${count}@example.com`)
})

describe('a password that is reset while the old one is looked at', () => {
  it('lets nobody in by the old one, and stays', async () => {
    const late = await resetDuring(() => post('/sign-in/email', { email: member.email, password }))
    expect(late.statusCode).toBe(401)
    expect(late.json().code).toBe('SIGN_IN_ENDED')
    expect(late.cookies).toEqual([])
    expect(await sessionsOfMember()).toEqual([])
    expect((await post('/sign-in/email', { email: member.email, password: newPassword })).statusCode).toBe(
      200,
    )
  })

  it.each([
    [
      'another password is set',
      'accounts.changePassword',
      { currentPassword: password, newPassword: 'x7 quiet pond' },
    ],
    ['an API key is made', 'apiKeys.create', { name: 'late', scope: 'write', password }],
    ['another address is asked for', 'accounts.requestEmailChange', { email: 'thief@example.com', password }],
    ['the account is to be erased', 'accounts.scheduleErasure', { password }],
  ])('is not the one by which %s', async (_what, path, input) => {
    const late = await resetDuring(() => call(path, input))
    expect(late.statusCode).toBe(400)
    expect(late.json().error.json.message).toContain('was changed meanwhile')
    const { db } = test.database
    const keys = await db
      .selectFrom('apikeys')
      .select('id')
      .where('referenceId', '=', member.userId)
      .execute()
    expect(keys).toEqual([])
    expect((await post('/sign-in/email', { email: member.email, password: newPassword })).statusCode).toBe(
      200,
    )
  })

  it('leaves no session to who turns two-step verification off by the old one', async () => {
    const uri = (await post('/two-factor/enable', { password }, member.cookie.cookie)).json().totpURI
    const on = await post('/two-factor/verify-totp', { code: totpOf(uri) }, member.cookie.cookie)
    const late = await resetDuring(() => post('/two-factor/disable', { password }, cookiesOf(on)))
    expect(late.statusCode).toBe(401)
    expect(await sessionsOfMember()).toEqual([])
  })

  it('ends a sign-in by the old one that waits for its code', async () => {
    const uri = (await post('/two-factor/enable', { password }, member.cookie.cookie)).json().totpURI
    await post('/two-factor/verify-totp', { code: totpOf(uri) }, member.cookie.cookie)
    const first = await post('/sign-in/email', { email: member.email, password })
    expect(first.json()).toEqual({ ok: true, secondStep: true })
    expect((await reset(await makeLink())).statusCode).toBe(200)
    const second = await post('/two-factor/verify-totp', { code: totpOf(uri, 1) }, cookiesOf(first))
    expect(second.statusCode).toBe(401)
    expect(await sessionsOfMember()).toEqual([])
  })
})

it('two links of a member at the same time set one password', async () => {
  for (let round = 0; round < 8; round++) {
    const links = [await makeLink(), await makeLink()]
    const answers = await Promise.all(links.map((token, index) => reset(token, `${newPassword} ${index}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  }
})
