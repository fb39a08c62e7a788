import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMember, type Member, password } from '../support/members.ts'
import { type TestServer, useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()
let member: Member
let session: string

/** The same cookie, as one of two readers of a header may overlook it. */
const spellings: Record<string, (name: string, value: string) => string> = {
  'beside another of its name': (name, value) => `${name}=${value}; ${name}=other.signature`,
  'behind another of its name': (name, value) => `${name}=other.signature; ${name}=${value}`,
  'in quotes': (name, value) => `${name}="${value}"`,
  'with a space behind its name': (name, value) => `${name} =${value}`,
  'with its signature spelled otherwise': (name, value) =>
    `${name}=${value.replace(/(.)%3D$/, (_end, last: string) => `${otherSpelling(last)}%3D`)}`,
}
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The last character of 32 bytes in base64 has two bits that mean nothing. */
const otherSpelling = (last: string) => base64[base64.indexOf(last) ^ 1]

type Answer = Awaited<ReturnType<TestServer['inject']>>
/** better-auth's own count, a minute's, is about something else. */
const post = async (path: string, payload: object, cookie: string): Promise<Answer> => {
  await test.database.db.deleteFrom('rateLimits').execute()
  return test.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { cookie } })
}
const cookieOf = (answer: Answer, name: string) =>
  encodeURIComponent(answer.cookies.find((cookie) => cookie.name === name)?.value ?? '')

beforeAll(async () => {
  member = await createMember(test, 'ada@example.com')
  session = member.cookie.cookie.match(/landfall\.session_token=([^;]+)/)?.[1] ?? ''
})
beforeEach(async () => {
  await test.database.db.deleteFrom('failedTries').execute()
})

describe.each(Object.entries(spellings))('a cookie %s', (_how, spell) => {
  it('is not a session that nobody counts the guesses of', async () => {
    const cookie = spell('landfall.session_token', session)
    const guesses = []
    for (let guess = 0; guess < 8; guess++)
      guesses.push((await post('/two-factor/enable', { password: `wrong ${guess}` }, cookie)).statusCode)
    // As no session at all, or as a session that is slowed down.
    expect(guesses).not.toContain(200)
    expect([401, 429]).toContain(guesses.at(-1))
  })
})

describe('the second step', () => {
  beforeAll(async () => {
    const started = await post('/two-factor/enable', { password }, member.cookie.cookie)
    const code = totpOf(started.json().totpURI)
    expect((await post('/two-factor/verify-totp', { code }, member.cookie.cookie)).statusCode).toBe(200)
  })

  it.each(Object.entries(spellings))('counts guesses by a cookie %s', async (_how, spell) => {
    const answers = []
    for (let round = 0; round < 2; round++) {
      const first = await post('/sign-in/email', { email: member.email, password }, '')
      expect(first.json()).toEqual({ ok: true, secondStep: true })
      const cookie = spell('landfall.two_factor', cookieOf(first, 'landfall.two_factor'))
      for (let guess = 0; guess < 4; guess++)
        answers.push((await post('/two-factor/verify-totp', { code: '000000' }, cookie)).json().code)
    }
    // Either the cookie means no sign-in, or its guesses are counted over both.
    expect(['SIGN_IN_ENDED', 'TOO_MANY_REQUESTS']).toContain(answers.at(-1))
  })
})
