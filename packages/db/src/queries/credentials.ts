import type { Db, Trx } from '../client.ts'

/** better-auth's name for an account with a password. */
const credentialProvider = 'credential'

/** Lets the member sign in with a password. Where they can already, nothing changes. */
export async function insertCredential(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await db
    .insertInto('accounts')
    // better-auth finds a password account by the member's own id.
    .values({ userId, accountId: userId, providerId: credentialProvider, password: passwordHash })
    .onConflict((conflict) => conflict.constraint('accounts_provider_account_unique').doNothing())
    .execute()
}

/** The hash of the member's password, if they have one. */
export async function findPasswordHash(db: Db, { userId }: { userId: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', credentialProvider)
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** A member's password as it is kept. `changedAt`: when it was set, not when its hash was made anew. */
export type PasswordRow = { readonly userId: string; readonly hash: string; readonly changedAt: Date }

/** The password of a member who has one, by their id or by their address in lower case. */
export async function findPassword(
  db: Db,
  whose: { readonly userId: string } | { readonly email: string },
): Promise<PasswordRow | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.userId')
    .select(['users.id as userId', 'accounts.password as hash', 'accounts.updatedAt as changedAt'])
    .where('accounts.providerId', '=', credentialProvider)
    .where((eb) =>
      'userId' in whose ? eb('users.id', '=', whose.userId) : eb('users.email', '=', whose.email),
    )
    .executeTakeFirst()
  return row?.hash == null ? undefined : { ...row, hash: row.hash }
}

/**
 * The same, for what ends by a new password or is asked for by the old one: until the transaction's end nobody sets another one, nor
 * ends by it what the old one began.
 */
export async function lockPassword(
  trx: Trx,
  { userId }: { userId: string },
): Promise<PasswordRow | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return findPassword(trx, { userId })
}

/** Keeps another hash of the same password, unless somebody set another password meanwhile. */
export async function renewPasswordHash(
  db: Db,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: to })
    .where('userId', '=', userId)
    .where('providerId', '=', credentialProvider)
    .where('password', '=', from)
    .execute()
}

/** Sets the member's password, their first one or a new one. */
export async function setPasswordHash(
  db: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ userId, accountId: userId, providerId: credentialProvider, password: passwordHash })
    .onConflict((conflict) =>
      conflict
        .constraint('accounts_provider_account_unique')
        .doUpdateSet({ password: passwordHash, updatedAt: now }),
    )
    .execute()
}

/** Takes every way in from the member: password, passkeys, sessions and API keys. Their data stay. */
export async function deleteCredentials(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.deleteFrom('accounts').where('userId', '=', userId).execute()
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
  await db.deleteFrom('apikeys').where('referenceId', '=', userId).execute()
}

/** The encrypted secret of the member's authenticator app, if they have two-step verification. */
export async function findTwoStepSecret(db: Db, { userId }: { userId: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom('twoFactors')
    .innerJoin('users', 'users.id', 'twoFactors.userId')
    .select('twoFactors.secret')
    .where('twoFactors.userId', '=', userId)
    .where('users.twoFactorEnabled', '=', true)
    .executeTakeFirst()
  return row?.secret
}

/** Ends the member's two-step verification: the app's secret and the recovery codes go. @returns whether they had it. */
export async function deleteTwoStep(trx: Trx, { userId }: { userId: string }): Promise<boolean> {
  await trx.deleteFrom('twoFactors').where('userId', '=', userId).execute()
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ twoFactorEnabled: false })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Until they set another one, the member has no password. */
export async function deletePassword(trx: Trx, { userId }: { userId: string }): Promise<void> {
  await trx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', '=', credentialProvider)
    .execute()
}
