import { sql } from 'kysely'
import type { Db } from './client.ts'
import { migrationFiles } from './migration-files.ts'

/** Migrations by their names, each list in the order in which they are done. */
export type SchemaStanding = {
  /** Done in the database. */
  readonly applied: readonly string[]
  /** Known to this program and not done yet. */
  readonly pending: readonly string[]
  /** Done by a newer program: this one does not know them. */
  readonly unknown: readonly string[]
}

/** The database cannot be worked with as it is. The message says what to do about it. */
export class DatabaseStateError extends Error {
  override readonly name = 'DatabaseStateError'
}

/** How the database's schema stands beside this program's migrations. Changes nothing. */
export async function readSchemaStanding(db: Db): Promise<SchemaStanding> {
  const applied = await listAppliedMigrations(db)
  const known = await listKnownMigrations()
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

export async function listKnownMigrations(): Promise<string[]> {
  return Object.keys(await migrationFiles.getMigrations()).sort()
}

/** The migrations done in the database, in their order; none where it has no table of them. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const plain = db.withoutPlugins()
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('public.kysely_migration')::text as found`.execute(plain)
  if (tables[0]?.found == null) return []
  const { rows } = await sql<{
    name: string
  }>`select name from public.kysely_migration order by name`.execute(plain)
  return rows.map(({ name }) => name).sort()
}

/**
 * Looks whether this program may work on the database, before it changes anything there.
 *
 * @param allowNewer to go back to the version before: migrations first add and only later take away, so that it runs on the
 * schema after.
 * @returns whether migrations may be run: not on the schema of a newer program.
 * @throws DatabaseStateError where a newer program has migrated it, or where a restore did not come to its end.
 */
export async function requireUsableDatabase(
  db: Db,
  { allowNewer }: { readonly allowNewer: boolean },
): Promise<{ mayMigrate: boolean }> {
  if (await isRestoreUnfinished(db)) {
    throw new DatabaseStateError(
      'A restore into this database did not come to its end, so that it holds nothing yet. Run `admin restore` again with the same file.',
    )
  }
  const { unknown } = await readSchemaStanding(db)
  if (unknown.length > 0 && !allowNewer) {
    const known = await listKnownMigrations()
    throw new DatabaseStateError(
      `The database was brought up to date by a newer version of this program: it has ${unknown.at(-1)}, and this version knows no migration after ${known.at(-1)}. Nothing was changed. Start the newer version; or, to go back by one version, set ALLOW_NEWER_SCHEMA=true; or restore a backup that this version made into an empty database.`,
    )
  }
  return { mayMigrate: unknown.length === 0 }
}

/** The mark that `restore` sets before anything else and takes away with its last statement. */
export const restoreMark = 'unfinished_restore'

export async function isRestoreUnfinished(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${`public.${restoreMark}`})::text as found`.execute(db.withoutPlugins())
  return rows[0]?.found != null
}
