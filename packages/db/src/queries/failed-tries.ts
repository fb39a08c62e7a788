import { sql } from 'kysely'
import type { Db, Trx } from '../client.ts'

/** How often something was tried in vain, and when last. */
export type RateLimitState = { readonly failures: number; readonly lastAt: Date }

/** Takes the key for this transaction: tries that come together are judged one after the other. */
export async function lockRateLimit(
  trx: Trx,
  { key, now }: { key: string; now: Date },
): Promise<RateLimitState> {
  return trx
    .insertInto('failedTries')
    .values({ key, failures: 0, lastAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['failures', 'lastAt'])
    .executeTakeFirstOrThrow()
}

export async function setRateLimit(
  trx: Trx,
  { key, failures, now }: { key: string; failures: number; now: Date },
): Promise<void> {
  await trx.updateTable('failedTries').set({ failures, lastAt: now }).where('key', '=', key).execute()
}

/** Takes one try back: it was not in vain. */
export async function refundRateLimit(db: Db, { key }: { key: string }): Promise<void> {
  await db
    .updateTable('failedTries')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

/** Forgets one key. */
export async function resetRateLimit(db: Db, { key }: { key: string }): Promise<void> {
  await db.deleteFrom('failedTries').where('key', '=', key).execute()
}

/** Forgets what was tried before. */
export async function deleteRateLimitsBefore(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('failedTries').where('lastAt', '<', before).execute()
}
