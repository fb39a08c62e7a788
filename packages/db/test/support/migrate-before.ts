import type { Db } from '../../src/client.ts'
import { migrateDown, migrateToLatest } from '../../src/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Takes migrations back until this one is: the database is as the version before it left it. */
export async function migrateBefore(db: Db, migration: string): Promise<void> {
  for (;;) {
    const [step] = await migrateDown(db)
    if (step === undefined) throw new Error(`There is no migration ${migration} to take back.`)
    if (step.name === migration) return
  }
}

/** A database of a test's own as the version before this migration left it. Nothing is in it. */
export async function createDatabaseBefore(migration: string): Promise<TestDatabase> {
  const test = await createTestDatabase({ empty: true })
  await migrateToLatest(test.db)
  await migrateBefore(test.db, migration)
  return test
}
