import { symmetricEncrypt } from 'better-auth/crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApiKeyHeaders, createMember, type Member, password } from '../support/members.ts'
import { type TestServer, useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()
let member: Member
let uri: string
let codes: string[]
/** Cookie of the browser from which the member signed in at first. */
let device: string
beforeAll(async () => {
  member = await createMember(test, 'ada@example.com')
  device = member.cookie.cookie.split('; ').find((one) => one.startsWith('landfall.device=')) ?? ''
})

type Answer = Awaited<ReturnType<TestServer['inject']>>
const post = (path: string, payload: object, cookie = '') =>
  test.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    headers: cookie === '' ? {} : { cookie },
  })
const cookiesOf = (answer: Answer) =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const whoAmI = (cookie: string) => test.inject({ url: '/api/users/me', headers: { cookie } })
/** What the member was told by mail of their two-step verification. */
const told = () =>
  test
    .mails()
    .filter(({ to }) => to === member.email)
    .map(({ subject }) => subject)
    .filter((subject) => /two-step|recovery/i.test(subject))
const isOn = 'Two-step verification of your Landfall account is on'
const isOff = 'Two-step verification of your Landfall account is off'
const newCodes = 'New recovery codes for your Landfall account'

/** better-auth counts tries a minute; these tests are about something else. */
const forgetRates = () => test.database.db.deleteFrom('rateLimits').execute()
/** A code counts once; these tests come faster than the app makes codes. */
const forgetCodes = () => test.database.db.deleteFrom('failedTries').execute()

async function countSessions(): Promise<number> {
  const rows = await test.database.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', member.userId)
    .execute()
  return rows.length
}

async function firstStep(): Promise<string> {
  await forgetRates()
  const answer = await post('/sign-in/email', { email: member.email, password })
  expect(answer.json()).toEqual({ ok: true, secondStep: true })
  const cookie = cookiesOf(answer)
  expect((await whoAmI(cookie)).statusCode).toBe(401)
  return cookie
}

describe('two-step verification', () => {
  it('is set up with the password and a first code', async () => {
    const wrong = await post('/two-factor/enable', { password: 'not the password' }, member.cookie.cookie)
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({ error: 'The password is not correct.', code: 'BAD_REQUEST' })

    const started = await post('/two-factor/enable', { password }, member.cookie.cookie)
    expect(Object.keys(started.json()).sort()).toEqual(['backupCodes', 'ok', 'totpURI'])
    uri = started.json().totpURI
    codes = started.json().backupCodes
    expect(uri).toMatch(/^otpauth:\/\/totp\/Landfall:ada(%40|@)example\.com\?/)
    expect(new Set(codes).size).toBe(10)
    // 24 letters of 32: 120 bits, where ASVS wants 112 for what is kept under a plain hash.
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{6}(-[a-z2-7]{6}){3}$/)

    // Not before a code has shown that the app has the secret.
    expect((await post('/sign-in/email', { email: member.email, password })).json()).toEqual({ ok: true })
    const refused = await post('/two-factor/verify-totp', { code: '000000' }, member.cookie.cookie)
    expect(refused.json().error).toContain('This code is not correct.')
    const finished = await post('/two-factor/verify-totp', { code: totpOf(uri) }, member.cookie.cookie)
    expect(finished.json()).toEqual({ ok: true })
    member = { ...member, cookie: { cookie: cookiesOf(finished) } }
    expect((await whoAmI(member.cookie.cookie)).statusCode).toBe(200)
    expect(told()).toEqual([isOn])
    const mail = test.mails().find(({ subject }) => subject === isOn)
    expect(mail?.text).toMatch(/When: \d+ \w+ \d{4}, \d\d:\d\d UTC\. From: .+, 127\.0\.0\.1\./)
    expect(mail?.text).toContain('If it was not you')
  })

  it('tells of it once: a further code changes nothing', async () => {
    await forgetRates()
    const again = await post('/two-factor/verify-totp', { code: totpOf(uri) }, member.cookie.cookie)
    expect(again.json()).toEqual({ ok: true })
    expect(told()).toEqual([isOn])
  })

  it('keeps neither secret nor codes readable in the database', async () => {
    const rows = await test.database.db.selectFrom('twoFactors').selectAll().execute()
    expect(rows).toHaveLength(1)
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    for (const word of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(word)
    // Of a recovery code there is a hash only: with the secret of the server nothing is to be had of it either.
    expect(rows[0]?.backupCodes).toMatch(/^\["hmac-sha256:[\w-]{43}"(,"hmac-sha256:[\w-]{43}"){9}\]$/)
  })

  it('asks for a code after the password', async () => {
    const cookie = await firstStep()
    const wrong = await post('/two-factor/verify-totp', { code: totpOf(uri, 40) }, cookie)
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().error).toContain('This code is not correct.')
    await forgetCodes()
    const right = await post('/two-factor/verify-totp', { code: totpOf(uri) }, cookie)
    expect(right.json()).toEqual({ ok: true })
    expect((await whoAmI(cookiesOf(right))).json()).toMatchObject({ email: member.email })
    // The first step is used up.
    await forgetRates()
    const again = await post('/two-factor/verify-totp', { code: totpOf(uri) }, cookie)
    expect(again.json().code).toBe('SIGN_IN_ENDED')
  })

  it('takes a code of the app once, of two at the same time too', async () => {
    const code = totpOf(uri, 1)
    const [first, second] = [await firstStep(), await firstStep()]
    const answers = await Promise.all(
      [first, second].map((cookie) => post('/two-factor/verify-totp', { code }, cookie)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    const refused = answers.find(({ statusCode }) => statusCode === 401)
    expect(refused?.json().error).toContain('was used before')
    expect(refused?.json().code).toBe('SIGN_IN_ENDED')
    expect(refused?.cookies).toEqual([])
    const replayed = await post('/two-factor/verify-totp', { code }, await firstStep())
    expect(replayed.statusCode).toBe(401)
    const before = await countSessions()
    await post('/two-factor/verify-totp', { code }, await firstStep())
    expect(await countSessions()).toBe(before)
  })

  it.each(['enable', 'disable', 'generate-backup-codes'])(
    'slows down who guesses the password in its settings: %s',
    async (path) => {
      const vera = await createMember(test, `vera-${path}@example.com`)
      const statuses: number[] = []
      for (let guess = 0; guess < 7; guess++) {
        await forgetRates()
        const { statusCode } = await post(
          `/two-factor/${path}`,
          { password: `guess ${guess}` },
          vera.cookie.cookie,
        )
        statuses.push(statusCode)
      }
      expect(statuses).toEqual([...Array(6).fill(400), 429])
    },
  )

  it('takes each recovery code once', async () => {
    const [code = ''] = codes
    const right = await post('/two-factor/verify-backup-code', { code }, await firstStep())
    expect(right.json()).toEqual({ ok: true })
    expect((await whoAmI(cookiesOf(right))).statusCode).toBe(200)
    const used = await post('/two-factor/verify-backup-code', { code }, await firstStep())
    expect(used.statusCode).toBe(401)
    expect(used.json().error).toContain('was used before')
  })

  it('takes a recovery code once of two at the same time', async () => {
    const code = codes[7]
    const waiting = [await firstStep(), await firstStep(), await firstStep()]
    const answers = await Promise.all(
      waiting.map((cookie) => post('/two-factor/verify-backup-code', { code }, cookie)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const spelled: Record<number, string | undefined> = {
      200: undefined,
      401: 'UNAUTHORIZED',
      409: 'CONFLICT',
    }
    for (const answer of answers) expect(answer.json().code).toBe(spelled[answer.statusCode])
  })

  it('takes a recovery code as it is typed from paper', async () => {
    const [, code = ''] = codes
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await post('/two-factor/verify-backup-code', { code: typed }, await firstStep())).json()).toEqual(
      {
        ok: true,
      },
    )
  })

  it('takes the recovery codes that an earlier version encrypted', async () => {
    const data = JSON.stringify(['aaaaa-bbbbb', 'ccccc-ddddd'])
    const backupCodes = await symmetricEncrypt({ key: test.dependencies.authSecret, data })
    const before = await test.database.db
      .selectFrom('twoFactors')
      .select('backupCodes')
      .executeTakeFirstOrThrow()
    await test.database.db.updateTable('twoFactors').set({ backupCodes }).execute()
    const right = await post('/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' }, await firstStep())
    expect(right.json()).toEqual({ ok: true })
    await test.database.db.updateTable('twoFactors').set(before).execute()
  })

  it('wants the password again after five wrong codes', async () => {
    const cookie = await firstStep()
    for (let guess = 0; guess < 5; guess++) {
      const wrong = await post('/two-factor/verify-totp', { code: '000000' }, cookie)
      expect(wrong.statusCode).toBe(401)
    }
    await forgetRates()
    await forgetCodes()
    const sixth = await post('/two-factor/verify-totp', { code: totpOf(uri) }, cookie)
    expect(sixth.json().code).toBe('SIGN_IN_ENDED')
  })

  it('slows down whoever guesses codes with the right password, and not the member’s own browser', async () => {
    await forgetCodes()
    const guess = async (cookie: string, path = '/two-factor/verify-totp', code = '000000') => {
      await forgetRates()
      return post(path, { code }, cookie)
    }
    // Another sign-in for every guess, and recovery codes count with those of the app.
    for (let tries = 0; tries < 3; tries++) {
      expect((await guess(await firstStep())).statusCode).toBe(401)
      const recovery = await guess(await firstStep(), '/two-factor/verify-backup-code', 'aaaaa-bbbbb')
      expect(recovery.statusCode).toBe(401)
    }
    const slowed = await guess(await firstStep(), '/two-factor/verify-totp', totpOf(uri))
    expect(slowed.statusCode).toBe(429)
    expect(slowed.json().error).toMatch(/^Too many tries\. Try again in (60|5\d) seconds\.$/)
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(50)
    const madeUp = `landfall.device=${'a'.repeat(43)}; ${await firstStep()}`
    expect((await guess(madeUp, '/two-factor/verify-totp', totpOf(uri))).statusCode).toBe(429)

    const own = await guess(`${device}; ${await firstStep()}`, '/two-factor/verify-totp', totpOf(uri))
    expect(own.json()).toEqual({ ok: true })
    // A thief with the browser too is counted there.
    for (let tries = 0; tries < 6; tries++) await guess(`${device}; ${await firstStep()}`)
    expect((await guess(`${device}; ${await firstStep()}`)).statusCode).toBe(429)
    await forgetCodes()
  })

  it('is nothing without the first step', async () => {
    await forgetRates()
    const answer = await post('/two-factor/verify-totp', { code: totpOf(uri) })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('SIGN_IN_ENDED')
  })

  it('tells the member of new recovery codes, whoever’s API key came along', async () => {
    const other = await createMember(test, 'grace@example.com')
    const key = await createApiKeyHeaders(test, other, 'write')
    await forgetRates()
    const wrong = await post(
      '/two-factor/generate-backup-codes',
      { password: 'not the password' },
      member.cookie.cookie,
    )
    expect(wrong.statusCode).toBe(400)
    expect(told()).toEqual([isOn])
    const renewed = await test.inject({
      method: 'POST',
      url: '/api/auth/two-factor/generate-backup-codes',
      payload: { password },
      headers: { ...member.cookie, ...key, 'user-agent': 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1' },
    })
    expect(renewed.json().backupCodes).toHaveLength(10)
    expect(told()).toEqual([isOn, newCodes])
    const mail = test.mails().find(({ subject }) => subject === newCodes)
    expect(mail?.text).toContain('From: Safari on iPhone, 127.0.0.1.')
    for (const code of renewed.json().backupCodes) expect(mail?.text).not.toContain(code)
  })

  it('is turned off with the password, and leaves its traces', async () => {
    await forgetRates()
    const wrong = await post('/two-factor/disable', { password: 'not the password' }, member.cookie.cookie)
    expect(wrong.statusCode).toBe(400)
    const off = await post('/two-factor/disable', { password }, member.cookie.cookie)
    expect(off.json()).toEqual({ ok: true })
    expect((await post('/sign-in/email', { email: member.email, password })).json()).toEqual({ ok: true })
    expect(told()).toEqual([isOn, newCodes, isOff])
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'entity'])
      .where('actorUserId', '=', member.userId)
      .orderBy('at')
      .execute()
    expect(events.filter(({ entity }) => entity === 'twoFactors').map(({ action }) => action)).toEqual([
      'create',
      'update',
      'delete',
    ])
    expect(events.filter(({ entity }) => entity === 'sessions').length).toBeGreaterThanOrEqual(5)
  })
})
