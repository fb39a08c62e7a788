import { resolve } from 'node:path'
import { type Db, openDatabase } from '../client.ts'
import { startEmbeddedDatabase } from '../embedded.ts'
import { lockDataFolder } from '../folder-lock.ts'

const workspaceRoot = resolve(import.meta.dirname, '../../../..')

/** Runs a command on the database of DATABASE_URL, or else on the embedded one of DATA_DIR while the server is stopped. */
export async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const connectionString = process.env.DATABASE_URL
  if (connectionString !== undefined && connectionString !== '') {
    const db = openDatabase({ connectionString })
    return use(db).finally(() => db.destroy())
  }
  const dataDir = resolve(workspaceRoot, process.env.DATA_DIR || '.data')
  const lock = lockDataFolder(dataDir)
  try {
    const embedded = await startEmbeddedDatabase({ dataDir })
    const db = openDatabase(embedded.connection)
    try {
      return await use(db)
    } finally {
      await db.destroy()
      await embedded.close()
    }
  } finally {
    lock.release()
  }
}
