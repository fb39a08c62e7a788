import type { Db } from '../client.ts'

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

/** Takes every way in from the member: password, sessions and API keys. Their data stay. */
export async function deleteCredentials(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.deleteFrom('accounts').where('userId', '=', userId).execute()
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
  await db.deleteFrom('apikeys').where('referenceId', '=', userId).execute()
}
