import type { Db, Trx } from '../client.ts'

/** More than a member has in years; what is older than these is forgotten. */
const keptReads = 2_000

/** Which of these notifications the member has read. */
export async function findReadNotifications(
  db: Db,
  { userId, keys }: { userId: string; keys: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('notificationReads')
    .select('key')
    .where('userId', '=', userId)
    .where('key', 'in', keys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Reading again changes nothing. @returns how many were not read before. */
export async function insertNotificationReads(
  trx: Trx,
  { userId, now, keys }: { userId: string; now: Date; keys: readonly string[] },
): Promise<number> {
  if (keys.length === 0) return 0
  const inserted = await trx
    .insertInto('notificationReads')
    .values([...new Set(keys)].map((key) => ({ userId, key, readAt: now })))
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .execute()
  await trx
    .deleteFrom('notificationReads')
    .where('userId', '=', userId)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('notificationReads')
        .select('key')
        .where('userId', '=', userId)
        .orderBy('readAt', 'desc')
        .orderBy('key')
        .offset(keptReads),
    )
    .execute()
  return inserted.length
}
