import { sql } from 'kysely'
import { type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Db } from './client.ts'
import { migrationFiles } from './migration-files.ts'

/** A migration that was run, by its file name. */
export type MigrationStep = { readonly name: string; readonly direction: 'up' | 'down' }

/**
 * Brings the schema up to date, in one transaction: all pending migrations or none. Processes that start together do it one
 * after the other, under Kysely's lock.
 *
 * @returns what was run, in order; empty when nothing was pending.
 * @throws what the database said about a migration that failed, as the cause.
 */
export function migrateToLatest(db: Db): Promise<MigrationStep[]> {
  return run(db, (migrator) => migrator.migrateToLatest())
}

/** Takes back the newest migration. Its tables' data are gone afterwards. */
export function migrateDown(db: Db): Promise<MigrationStep[]> {
  return run(db, (migrator) => migrator.migrateDown())
}

async function run(
  db: Db,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<MigrationStep[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migrations, or moving many rows, may take longer than a request's query.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      const { error, results = [] } = await migrate(
        new Migrator({ db: connection, provider: migrationFiles }),
      )
      if (error !== undefined) {
        const failed = results.find((result) => result.status === 'Error')?.migrationName
        throw new Error(`migration ${failed ?? '(none started)'} failed: ${describe(error)}`, {
          cause: error,
        })
      }
      return results.map(({ migrationName, direction }) => ({
        name: migrationName,
        direction: direction === 'Up' ? 'up' : 'down',
      }))
    } finally {
      // A broken connection cannot be reset, and its own error is the one to see.
      await sql`reset statement_timeout`.execute(connection).catch(() => {})
    }
  })
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
