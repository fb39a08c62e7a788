import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { isUniqueViolation } from '../errors.ts'
import type { UsersTable } from '../schema.ts'
import { insertCredential } from './credentials.ts'
import { isUuid } from './uuid.ts'

export type UserRow = Selectable<UsersTable>

/** The member with this id, if there is one. Anything that is no uuid is nobody's id. */
export async function findUser(db: Db, { id }: { id: string }): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @throws DomainError not_found */
export async function getUser(db: Db, { id }: { id: string }): Promise<UserRow> {
  const user = await findUser(db, { id })
  if (user === undefined) throw new DomainError('not_found', 'There is no such member.')
  return user
}

/** Takes the member for this transaction: what they may have so many of is counted one call at a time. */
export async function lockMember(trx: Trx, { userId }: { userId: string }): Promise<void> {
  // `no key`, so that records which only refer to the member can be inserted meanwhile.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The member with this address, in whatever case it is written. */
export async function findUserByEmail(db: Db, { email }: { email: string }): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}

export type NewMember = {
  readonly email: string
  /** The full name; its last word becomes the last name. */
  readonly name: string
  /** As better-auth hashes passwords. */
  readonly passwordHash: string
  /** Left out: the address, which is unique already. */
  readonly username?: string
}

/**
 * Creates a member who can sign in with a password, in one transaction.
 *
 * @throws DomainError conflict where the address or the username is taken.
 */
export async function createMember(db: Db, member: NewMember): Promise<UserRow> {
  return db.transaction().execute((trx) => insertMember(trx, member))
}

/** The same within a transaction, which a conflict ends. */
export async function insertMember(trx: Trx, member: NewMember): Promise<UserRow> {
  const email = member.email.toLowerCase()
  try {
    const user = await trx
      .insertInto('users')
      .values({ email, username: member.username ?? email, ...splitName(member.name) })
      .returningAll()
      .executeTakeFirstOrThrow()
    await insertCredential(trx, { userId: user.id, passwordHash: member.passwordHash })
    return user
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) {
      throw new DomainError('conflict', `There is a member with the address ${email} already.`)
    }
    if (isUniqueViolation(error, 'users_username_unique')) {
      throw new DomainError('conflict', `There is a member with this username already.`)
    }
    throw error
  }
}

/** What members change about themselves. */
export type UserValues = Pick<UserRow, 'firstName' | 'lastName' | 'businessType' | 'country' | 'phone'>

export async function updateUser(
  trx: Trx,
  { id, now, values }: { id: string; now: Date; values: Partial<UserValues> },
): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function splitName(text: string): { name: string; firstName: string | null; lastName: string | null } {
  const name = text.trim().replace(/\s+/g, ' ')
  const space = name.lastIndexOf(' ')
  if (space === -1) return { name, firstName: name, lastName: null }
  return { name, firstName: name.slice(0, space), lastName: name.slice(space + 1) }
}

/** The member with this address; created, without a way in, where there is none. Two at once give one member. */
export async function ensureUserByEmail(
  trx: Trx,
  { email, name, now }: { email: string; name: string; now: Date },
): Promise<UserRow & { isNew: boolean }> {
  const address = email.toLowerCase()
  const created = await trx
    .insertInto('users')
    .values({ email: address, username: address, ...splitName(name), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (created !== undefined) return { ...created, isNew: true }
  const existing = await trx
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', address), eb('username', '=', address)]))
    .executeTakeFirstOrThrow()
  return { ...existing, isNew: false }
}

/** Notes that the member reads mail at their address: they came by a link that was sent there. */
export async function markEmailVerified(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: now })
    .where('id', '=', id)
    .where('emailVerified', '=', false)
    .execute()
}

/**
 * Gives the member another address, which they have proved by a link. A username that was the old address follows it, so that
 * whoever gets that address later finds it free.
 *
 * @throws DomainError conflict where another member has the address.
 */
export async function changeEmail(
  trx: Trx,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  try {
    await trx
      .updateTable('users')
      .set((eb) => ({
        email,
        emailVerified: true,
        username: eb.case().whenRef('username', '=', 'email').then(email).else(eb.ref('username')).end(),
        updatedAt: now,
      }))
      .where('id', '=', id)
      .execute()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique') || isUniqueViolation(error, 'users_username_unique')) {
      throw new DomainError('conflict', `There is a member with the address ${email} already.`)
    }
    throw error
  }
}
