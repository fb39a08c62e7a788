import {
  type Db,
  migrateToLatest,
  type PlannedMigration,
  planMigrations,
  requireUsableDatabase,
} from '@suv/db'
import { DomainError } from '@suv/domain'

const meanings: Record<PlannedMigration['kind'], string> = {
  adds: 'adds only; the version before runs on it',
  data: 'writes rows; the version before runs on it',
  changes: 'changes what is there; read it before you go back by a version',
  'takes away': 'takes something away; the version before does not run on it',
}

/** `migrate --plan` says what `migrate`, or the next start, would do. Both refuse the database of a newer version. */
export async function runMigrateCommand(db: Db, flags: readonly string[]): Promise<string> {
  await requireUsableDatabase(db, { allowNewer: false })
  if (flags.length === 0) {
    const steps = await migrateToLatest(db)
    return steps.length === 0 ? 'Nothing to do.' : steps.map(({ name }) => `Applied ${name}`).join('\n')
  }
  if (flags.length > 1 || flags[0] !== '--plan')
    throw new DomainError('invalid_input', 'Say: migrate [--plan]')
  const planned = await planMigrations(db)
  if (planned.length === 0) return 'Nothing to do: the schema is this version’s.'
  return [
    `${planned.length} to do, in one transaction: all or none, and each lock is held to its end.`,
    ...planned.flatMap(({ name, kind, locks }) => [
      `${name}: ${meanings[kind]}`,
      ...locks.map((lock) => `  ${lock}`),
    ]),
  ].join('\n')
}
