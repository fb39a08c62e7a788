import { createHash, randomBytes } from 'node:crypto'
import type { Db, Trx } from '../client.ts'

/** What a link that was mailed to a member is for. */
export type AccountLinkPurpose = 'set-password' | 'verify-email'

/**
 * Makes a link's token for the member: 32 random bytes, base64url. Only its hash is kept, so that who reads the database
 * cannot use it.
 */
export async function insertAccountLink(
  trx: Trx,
  {
    userId,
    purpose,
    expiresAt,
    now,
  }: { userId: string; purpose: AccountLinkPurpose; expiresAt: Date; now: Date },
): Promise<string> {
  const token = createLinkToken()
  await trx
    .insertInto('verifications')
    .values({
      identifier: identify(purpose, token),
      value: userId,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return token
}

/** Whose link it is, if it can still be used. */
export async function findAccountLink(
  db: Db,
  { token, purpose, now }: { token: string; purpose: AccountLinkPurpose; now: Date },
): Promise<{ userId: string } | undefined> {
  return db
    .selectFrom('verifications')
    .select('value as userId')
    .where('identifier', '=', identify(purpose, token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Uses a link up: of two calls at the same time, one gets it. */
export async function takeAccountLink(
  trx: Trx,
  { token, purpose, now }: { token: string; purpose: AccountLinkPurpose; now: Date },
): Promise<{ userId: string } | undefined> {
  return trx
    .deleteFrom('verifications')
    .where('identifier', '=', identify(purpose, token))
    .where('expiresAt', '>', now)
    .returning('value as userId')
    .executeTakeFirst()
}

/** Takes back the member's other links of this purpose. */
export async function deleteAccountLinks(
  trx: Trx,
  { userId, purpose }: { userId: string; purpose: AccountLinkPurpose },
): Promise<void> {
  await trx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute()
}

/** A token that nobody can guess: 32 random bytes, base64url. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256, base64url. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** In better-auth's table, beside its own rows. */
function identify(purpose: AccountLinkPurpose, token: string): string {
  return `${purpose}:${hashLinkToken(token)}`
}
