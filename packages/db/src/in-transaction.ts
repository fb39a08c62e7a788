import type { Db, Trx } from './client.ts'

/** Runs `work` in a transaction: the one that `db` is, or a new one. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work)
}
