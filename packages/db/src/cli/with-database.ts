import { resolve } from 'node:path'
import { type Db, openDatabase } from '../client.ts'
import { reachDatabase } from '../reach-database.ts'

const workspaceRoot = resolve(import.meta.dirname, '../../../..')

/** Runs a command on the database of DATABASE_URL, or else on the embedded one of DATA_DIR while the server is stopped. */
export async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { connection, close } = await reachDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: resolve(workspaceRoot, process.env.DATA_DIR || '.data'),
  })
  try {
    const db = openDatabase(connection)
    return await use(db).finally(() => db.destroy())
  } finally {
    await close()
  }
}
