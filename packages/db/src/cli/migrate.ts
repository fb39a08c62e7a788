import { resolve } from 'node:path'
import { type Db, openDatabase } from '../client.ts'
import { startEmbeddedDatabase } from '../embedded.ts'
import { lockDataFolder } from '../folder-lock.ts'
import { type MigrationStep, migrateDown, migrateToLatest } from '../migrate.ts'

/*
 * pnpm migrate:up | migrate:down, on the database of DATABASE_URL, or else on the embedded one of DATA_DIR while the server
 * is stopped.
 */

const workspaceRoot = resolve(import.meta.dirname, '../../../..')

const migrations: Record<string, (db: Db) => Promise<MigrationStep[]>> = {
  up: migrateToLatest,
  down: migrateDown,
}

const migrate = migrations[process.argv[2] ?? '']
if (migrate === undefined) {
  process.stderr.write('Usage: pnpm migrate:up | migrate:down\n')
  process.exit(2)
}

try {
  const steps = await withDatabase(migrate)
  const lines = steps.map(({ name, direction }) => `${direction === 'up' ? 'Applied' : 'Took back'} ${name}`)
  process.stdout.write(`${lines.length === 0 ? 'Nothing to do.' : lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const connectionString = process.env.DATABASE_URL
  if (connectionString !== undefined && connectionString !== '') {
    const db = openDatabase({ connectionString })
    return use(db).finally(() => db.destroy())
  }
  const dataDir = resolve(workspaceRoot, process.env.DATA_DIR || '.data')
  const lock = await lockDataFolder(dataDir)
  const embedded = await startEmbeddedDatabase({ dataDir })
  const db = openDatabase(embedded.connection)
  try {
    return await use(db)
  } finally {
    await db.destroy()
    await embedded.close()
    lock.release()
  }
}
