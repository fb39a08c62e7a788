import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../client.ts'

/** What a link that was mailed to a member is for. */
export type AccountLinkPurpose = 'set-password' | 'verify-email' | 'change-email'

/** Whose link it is; for one that changes the address, also the new one. */
export type AccountLink = { readonly userId: string; readonly email: string | null }

/**
 * Makes a link's token for the member: 32 random bytes, base64url. Only its hash is kept, so that who reads the database
 * cannot use it.
 */
export async function insertAccountLink(
  trx: Trx,
  {
    userId,
    email = null,
    purpose,
    expiresAt,
    now,
  }: {
    userId: string
    email?: string | null
    purpose: AccountLinkPurpose
    expiresAt: Date
    now: Date
  },
): Promise<string> {
  const token = createLinkToken()
  const identifier = identify(purpose, token)
  const value = writeValue({ userId, email })
  await trx
    .insertInto('verifications')
    .values({ identifier, value, expiresAt, createdAt: now, updatedAt: now })
    .execute()
  return token
}

/** Whose link it is, if it can still be used. */
export async function findAccountLink(
  db: Db,
  { token, purpose, now }: { token: string; purpose: AccountLinkPurpose; now: Date },
): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identify(purpose, token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row && readValue(row.value)
}

/** Uses a link up: of two calls at the same time, one gets it. */
export async function takeAccountLink(
  trx: Trx,
  { token, purpose, now }: { token: string; purpose: AccountLinkPurpose; now: Date },
): Promise<AccountLink | undefined> {
  const row = await trx
    .deleteFrom('verifications')
    .where('identifier', '=', identify(purpose, token))
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row && readValue(row.value)
}

/** Takes back the member's links of this purpose, or of every purpose. @returns whether there were any. */
export async function deleteAccountLinks(
  trx: Trx,
  { userId, purpose }: { userId: string; purpose?: AccountLinkPurpose },
): Promise<boolean> {
  const purposes: readonly AccountLinkPurpose[] =
    purpose === undefined ? ['set-password', 'verify-email', 'change-email'] : [purpose]
  const { numDeletedRows } = await trx
    .deleteFrom('verifications')
    .where(sql`split_part(value, ' ', 1)`, '=', userId)
    .where((eb) => eb.or(purposes.map((each) => eb('identifier', 'like', `${each}:%`))))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Notes the address that the member wants, in the place of the one that they asked for before, whose links no longer work. It is
 * what a link is compared with, so that a mail that was delayed opens nothing that was taken back.
 */
export async function setWantedEmail(
  trx: Trx,
  { userId, email, expiresAt, now }: { userId: string; email: string; expiresAt: Date; now: Date },
): Promise<void> {
  await deleteAccountLinks(trx, { userId, purpose: 'change-email' })
  await trx
    .insertInto('verifications')
    .values({
      identifier: wantedBy(userId),
      value: writeValue({ userId, email }),
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

/** The address that the member asked for last, and that no link has made theirs. */
export async function findWantedEmail(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', wantedBy(userId))
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : readValue(row.value).email
}

/** A token that nobody can guess: 32 random bytes, base64url. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256, base64url. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Counts as a link of its purpose where those are taken back. No token's hash has a colon. */
function wantedBy(userId: string): string {
  return `change-email:wanted:${userId}`
}

/** The member's id and, after a space, the address. */
function writeValue({ userId, email }: AccountLink): string {
  return email === null ? userId : `${userId} ${email}`
}

function readValue(value: string): AccountLink {
  const [userId = '', email = null] = value.split(' ')
  return { userId, email }
}

/** In better-auth's table, beside its own rows. */
function identify(purpose: AccountLinkPurpose, token: string): string {
  return `${purpose}:${hashLinkToken(token)}`
}
