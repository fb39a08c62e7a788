import type { Db } from '../client.ts'

/**
 * Forgets what was to be proved and nobody did in time: links, addresses that were wanted, and better-auth's own, such as the
 * challenge of a sign-in that was given up.
 */
export async function deleteExpiredVerifications(db: Db, { now }: { now: Date }): Promise<void> {
  await db.deleteFrom('verifications').where('expiresAt', '<=', now).execute()
}
