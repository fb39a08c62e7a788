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

/** The same up to one migration, as the version that knew no further one left the schema. */
export function migrateUpTo(db: Db, name: string): Promise<MigrationStep[]> {
  return run(db, (migrator) => migrator.migrateTo(name))
}

/** Takes back the newest migration. Its tables' data are gone afterwards. */
export function migrateDown(db: Db): Promise<MigrationStep[]> {
  return run(db, (migrator) => migrator.migrateDown())
}

async function run(
  db: Db,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<MigrationStep[]> {
  // A transaction has settings of its own, which its owner chose.
  if (db.isTransaction) return stepsOf(await migrate(new Migrator({ db, provider: migrationFiles })))
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migrations, or moving many rows, may take longer than a request's query.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return stepsOf(await migrate(new Migrator({ db: connection, provider: migrationFiles })))
    } finally {
      // A broken connection cannot be reset, and its own error is the one to see.
      await sql`reset statement_timeout`.execute(connection).catch(() => {})
    }
  })
}

function stepsOf({ error, results = [] }: MigrationResultSet): MigrationStep[] {
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`migration ${failed ?? '(none started)'} failed: ${describe(error)}`, { cause: error })
  }
  return results.map(({ migrationName, direction }) => ({
    name: migrationName,
    direction: direction === 'Up' ? 'up' : 'down',
  }))
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
