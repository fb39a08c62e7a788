import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import { type DatabaseConnection, type Db, openDatabase } from '../../src/client.ts'
import { startEmbeddedDatabase } from '../../src/embedded.ts'
import { cloneDatabase, dropDatabase, withDatabaseName } from './server-databases.ts'
import type { TestDatabaseServer } from './servers.ts'

export type TestDatabase = {
  readonly db: Db
  /** For further handles on the same database. */
  readonly connection: DatabaseConnection
  readonly kind: TestDatabaseServer['kind']
  /** Closes `db` and takes the database away. Call it in `afterAll`. */
  readonly drop: () => Promise<void>
}

/** A database for all tests of a file, made before them and dropped after them. */
export function useTestDatabase(): TestDatabase {
  const made = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(made, await createTestDatabase())
  })
  afterAll(() => made.drop())
  return made
}

/** A migrated database of the caller's own. With `empty`, one without any table. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const server = inject('testDatabaseServer')
  const empty = options.empty ?? false
  return server.kind === 'server' ? cloneOnServer(server, empty) : startFromSnapshot(server, empty)
}

async function cloneOnServer(
  { adminUrl, prefix, template }: Extract<TestDatabaseServer, { kind: 'server' }>,
  empty: boolean,
): Promise<TestDatabase> {
  const name = await cloneDatabase(adminUrl, { prefix, template: empty ? 'template0' : template })
  const connection = { connectionString: withDatabaseName(adminUrl, name) }
  const db = openDatabase(connection)
  return {
    db,
    connection,
    kind: 'server',
    drop: async () => {
      await db.destroy()
      await dropDatabase(adminUrl, name)
    },
  }
}

async function startFromSnapshot(
  { snapshotFile }: Extract<TestDatabaseServer, { kind: 'embedded' }>,
  empty: boolean,
): Promise<TestDatabase> {
  const embedded = await startEmbeddedDatabase(
    empty ? {} : { snapshot: new Uint8Array(await readFile(snapshotFile)) },
  )
  const { connection } = embedded
  const db = openDatabase(connection)
  return {
    db,
    connection,
    kind: 'embedded',
    drop: async () => {
      await db.destroy()
      await embedded.close()
    },
  }
}
