import type { Db, Trx } from './client.ts'
import { isStalePlan } from './statement-names.ts'

/**
 * Runs `work` in a transaction: the one that `db` is, or a new one. `work` may be run a second time, after the first was undone,
 * where a migration changed a table meanwhile: it does nothing that a rollback would not undo.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx)
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isStalePlan(error)) throw error
    return db.transaction().execute(work)
  }
}
