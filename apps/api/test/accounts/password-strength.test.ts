import { createUser } from '@suv/db/testing'
import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import {
  hashPassword,
  isOutdatedHash,
  owaspCost,
  setPasswordCost,
  verifyPassword,
} from '../../src/features/accounts/password-hash.ts'
import { requireStrongPassword } from '../../src/features/accounts/require-strong-password.ts'
import { callTrpc, password, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'lovelace@analytical.example')

const own = ['lovelace@analytical.example', 'Ada Lovelace']
const judge = (word: string) => requireStrongPassword(word, { own })

describe('a new password', () => {
  it.each([
    ['of the list', 'password1234', 'guessers try first'],
    ['of the list, disguised', 'P@ssw0rd2026!', 'guessers try first'],
    ['a keyboard row', 'qwertyuiop[]', 'follows the keyboard'],
    ['digits in order', '12345678901234', 'guessers try first'],
    ['one character', 'zzzzzzzzzzzzzzzz', 'repeats itself'],
    ['a few characters again and again', 'xqzxqzxqzxqz', 'repeats itself'],
    ['the address', 'lovelace@analytical.example', 'your own name or address'],
    ['the name with a year', 'AdaLovelace1815', 'your own name or address'],
    ['our name', 'landfall2026', 'your own name or address'],
  ])('is refused where it is %s', async (_what, word, reason) => {
    await expect(judge(word)).rejects.toThrow(reason)
  })

  it.each([
    'correct horse battery',
    'a phrase of several words',
    'une phrase assez longue',
    '7Kq!mv2#Lw9z',
    '비밀번호는 길수록 좋아요',
    `${'word '.repeat(3)}quite another ending here`,
  ])('is taken: %s', async (word) => {
    await expect(judge(word)).resolves.toBeUndefined()
  })

  it('is judged within a blink, however long', async () => {
    // Loads the list of words.
    await judge('a phrase of several words')
    const before = performance.now()
    await judge('aB3$'.repeat(50)).catch(() => {})
    await judge('qwerty'.repeat(33)).catch(() => {})
    expect(performance.now() - before).toBeLessThan(500)
  })

  it('is refused by the calls that set one', async () => {
    const answer = await callTrpc(test, 'mutation', 'accounts.changePassword', {
      headers: member.cookie,
      input: { currentPassword: password, newPassword: 'Lovelace2026' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.json.message).toContain('your own name or address')
  })

  it('is refused by the link that replaces a forgotten one, which works on', async () => {
    await callTrpc(test, 'mutation', 'accounts.requestPasswordReset', { input: { email: member.email } })
    await test.performPasswordResets()
    const token = /#token=([\w-]{43})/.exec(test.mails().at(-1)?.text ?? '')?.[1]
    const reset = (chosen: string) =>
      callTrpc(test, 'mutation', 'accounts.resetPassword', { input: { token, password: chosen } })
    expect((await reset('Lovelace2026')).statusCode).toBe(400)
    expect((await reset(password)).statusCode).toBe(200)
  })
})

describe('its hash', () => {
  it('costs 2^17 blocks, and says so', async () => {
    const cheap = await hashPassword(password)
    setPasswordCost(owaspCost)
    expect(isOutdatedHash(cheap)).toBe(true)
    const hash = await hashPassword(password)
    expect(hash).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{86}$/)
    expect(await verifyPassword({ hash, password })).toBe(true)
    expect(await verifyPassword({ hash, password: `${password}.` })).toBe(false)
    expect(isOutdatedHash(hash)).toBe(false)
    setPasswordCost({ logN: 10, r: 8, p: 1 })
    expect(await verifyPassword({ hash, password })).toBe(true)
  })

  it('of an earlier version lets in, and is made anew at that', async () => {
    const passwordHash = await hashAsBefore(password)
    const { id: userId } = await createUser(test.database.db, { email: 'earlier@example.com', passwordHash })
    const kept = () =>
      test.database.db
        .selectFrom('accounts')
        .select('password')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
    const signIn = (word: string) =>
      test.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email: 'Earlier@example.com', password: word },
      })
    expect((await signIn('not the password')).statusCode).toBe(401)
    expect(await kept()).toEqual({ password: passwordHash })
    expect((await signIn(password)).statusCode).toBe(200)
    expect((await kept()).password).toMatch(/^scrypt\$10\$/)
    expect((await signIn(password)).statusCode).toBe(200)
  })
})
