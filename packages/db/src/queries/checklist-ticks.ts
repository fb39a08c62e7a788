import type { Db, Trx } from '../client.ts'

/** The named documents that the member ticked, by key. */
export async function listChecklistTicks(db: Db, { userId }: { userId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('documentChecklistTicks')
    .select('checklistKey')
    .where('userId', '=', userId)
    .orderBy('checklistKey')
    .execute()
  return rows.map(({ checklistKey }) => checklistKey)
}

type Tick = { readonly userId: string; readonly checklistKey: string }

/** @returns the id of the new tick; undefined where there was one. */
export async function insertChecklistTick(
  trx: Trx,
  { now, ...tick }: Tick & { readonly now: Date },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('documentChecklistTicks')
    .values({ ...tick, createdAt: now })
    .onConflict((conflict) => conflict.constraint('document_checklist_ticks_user_key_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @returns the id of the tick that was taken away, if there was one. */
export async function deleteChecklistTick(
  trx: Trx,
  { userId, checklistKey }: Tick,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('documentChecklistTicks')
    .where('userId', '=', userId)
    .where('checklistKey', '=', checklistKey)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
