import type { Db } from '../client.ts'

/**
 * Counts one more call of the member to a model on this day (YYYY-MM-DD), unless they had as many as they may. @returns
 * whether the call may be made.
 */
export async function takeModelCall(
  db: Db,
  { userId, day, most }: { userId: string; day: string; most: number },
): Promise<boolean> {
  if (most < 1) return false
  const row = await db
    .insertInto('modelCalls')
    .values({ userId, day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day'])
        .doUpdateSet(({ ref, eb }) => ({ calls: eb(ref('modelCalls.calls'), '+', 1) }))
        .where('modelCalls.calls', '<', most),
    )
    .returning('calls')
    .executeTakeFirst()
  return row !== undefined
}
