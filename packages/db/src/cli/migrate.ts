import type { Db } from '../client.ts'
import { type MigrationStep, migrateDown, migrateToLatest } from '../migrate.ts'
import { requireUsableDatabase } from '../schema-version.ts'
import { withDatabase } from './with-database.ts'

/*
 * pnpm migrate:up | migrate:down, on the database of DATABASE_URL, or else on the embedded one of DATA_DIR while the server
 * is stopped.
 */

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
  const steps = await withDatabase(async (db) => {
    await requireUsableDatabase(db, { allowNewer: false })
    return migrate(db)
  })
  const lines = steps.map(({ name, direction }) => `${direction === 'up' ? 'Applied' : 'Took back'} ${name}`)
  process.stdout.write(`${lines.length === 0 ? 'Nothing to do.' : lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
