import type { Db, Trx } from '../client.ts'
import { ownOrCompanys, type PaperScope } from './paper-scope.ts'

/** The named documents that the member ticked for themselves, and those ticked for the company, by key. */
export async function listChecklistTicks(db: Db, scope: PaperScope): Promise<string[]> {
  const rows = await db
    .selectFrom('documentChecklistTicks')
    .select('checklistKey')
    .distinct()
    .where(ownOrCompanys(scope))
    .orderBy('checklistKey')
    .execute()
  return rows.map(({ checklistKey }) => checklistKey)
}

/**
 * Ticks an item for the member, or with a workspace for the company.
 *
 * @returns the id of the new tick; undefined where there was one.
 */
export async function insertChecklistTick(
  trx: Trx,
  tick: {
    readonly userId: string
    readonly workspaceId: string | null
    readonly checklistKey: string
    readonly now: Date
  },
): Promise<string | undefined> {
  const { now, ...values } = tick
  if (tick.workspaceId !== null) {
    const there = await trx
      .selectFrom('documentChecklistTicks')
      .select('id')
      .where('workspaceId', '=', tick.workspaceId)
      .where('checklistKey', '=', tick.checklistKey)
      .executeTakeFirst()
    if (there !== undefined) return undefined
  }
  const row = await trx
    .insertInto('documentChecklistTicks')
    .values({ ...values, createdAt: now })
    .onConflict((conflict) => conflict.constraint('document_checklist_ticks_user_key_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @returns the id of a tick that was taken away, if there was one. */
export async function deleteChecklistTick(
  trx: Trx,
  { checklistKey, ...scope }: PaperScope & { readonly checklistKey: string },
): Promise<string | undefined> {
  const [row] = await trx
    .deleteFrom('documentChecklistTicks')
    .where('checklistKey', '=', checklistKey)
    .where(ownOrCompanys(scope))
    .returning('id')
    .execute()
  return row?.id
}
