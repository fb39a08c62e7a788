import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { openTurns } from '../../worker-pool/turns.ts'

/** Source: OWASP Password Storage Cheat Sheet, scrypt, its first row: 2^17 blocks of 8 × 128 bytes, which is 128 MiB. */
export const owaspCost: PasswordCost = { logN: 17, r: 8, p: 1 }

/** What a hash costs: 2^logN blocks of r × 128 bytes, p times. */
export type PasswordCost = { readonly logN: number; readonly r: number; readonly p: number }

let cost = owaspCost

/** Has new hashes cost something else: tests of other things have no seconds to give away. */
export function setPasswordCost(wanted: PasswordCost): void {
  cost = wanted
}

const keyBytes = 64
const scheme = 'scrypt'

/**
 * Each takes 128 MiB while it lasts, and every thread of libuv's pool that it takes, files and look-ups wait for. Sign-ins have a queue of
 * their own (`http/auth/sign-in-turns.ts`), so that few of them are here at a time; whoever is known by then has one turn at a time.
 */
const turns = openTurns({
  name: 'password hashes',
  concurrency: 2,
  maxQueue: 100,
  maxQueueEach: 10,
  busy: 'Many passwords are being looked at just now',
})

/**
 * @param owner whose it is, where that is known: theirs are made one after the other.
 * @throws DomainError too_many_requests where too many wait.
 * @returns `scrypt$log2(N)$r$p$salt$key`, the last two base64url; what it cost stands with it, so that it can rise again.
 */
export async function hashPassword(password: string, owner?: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, { ...cost, owner })
  const { logN, r, p } = cost
  return [scheme, logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether it is the password of which the hash was made, by us or, at an earlier cost, by better-auth.
 *
 * @throws DomainError too_many_requests where too many wait.
 */
export async function verifyPassword({
  hash,
  password,
  owner,
}: {
  hash: string
  password: string
  owner?: string
}): Promise<boolean> {
  const [name, logN, r, p, salt = '', key = ''] = hash.split('$')
  if (name !== scheme) {
    const { verifyPassword: verifyEarlierHash } = await import('better-auth/crypto')
    return verifyEarlierHash({ hash, password })
  }
  const expected = Buffer.from(key, 'base64url')
  const options = { logN: Number(logN), r: Number(r), p: Number(p), owner }
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'), options)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether it was made at another cost than those that are made now. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(`${scheme}$${cost.logN}$${cost.r}$${cost.p}$`)
}

function deriveKey(
  password: string,
  salt: Buffer,
  { logN, r, p, owner }: PasswordCost & { owner: string | undefined },
): Promise<Buffer> {
  const N = 2 ** logN
  return turns.during(
    owner,
    () =>
      new Promise((resolve, reject) => {
        scrypt(
          password.normalize('NFKC'),
          salt,
          keyBytes,
          { N, r, p, maxmem: 128 * N * r * 2 },
          (error, key) => (error === null ? resolve(key) : reject(error)),
        )
      }),
  )
}
