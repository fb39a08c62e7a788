import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/client.ts'
import { startEmbeddedDatabase } from '../../src/embedded.ts'
import { migrateToLatest } from '../../src/migrate.ts'
import { startContainer } from './container.ts'
import { runAsAdmin, withDatabaseName } from './server-databases.ts'

/** What test files are told about the run's database; it travels as JSON. */
export type TestDatabaseServer =
  | { readonly kind: 'server'; readonly adminUrl: string; readonly template: string; readonly prefix: string }
  | { readonly kind: 'embedded'; readonly snapshotFile: string }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer
  }
}

type Started = {
  readonly description: string
  readonly server: TestDatabaseServer
  readonly stop: () => Promise<void>
}

/** TEST_DATABASE_URL; else a container where a Docker engine can start one; else the embedded database. */
export async function chooseServer(): Promise<Started> {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined && url !== '') {
    return prepareServer(url, `PostgreSQL of TEST_DATABASE_URL`, async () => {})
  }
  const container = await startContainer()
  if ('url' in container) {
    try {
      return await prepareServer(
        container.url,
        `PostgreSQL in a container (${container.image})`,
        container.stop,
      )
    } catch (error) {
      await container.stop()
      throw error
    }
  }
  return prepareEmbedded(`embedded PostgreSQL, because ${container.reason}`)
}

async function prepareServer(
  adminUrl: string,
  description: string,
  stopServer: () => Promise<void>,
): Promise<Started> {
  // A name of this run's own, so that runs side by side on one server do not meet.
  const prefix = `test_${randomBytes(6).toString('hex')}`
  const template = `${prefix}_template`
  await runAsAdmin(adminUrl, `create database ${template}`)
  const db = openDatabase({ connectionString: withDatabaseName(adminUrl, template) })
  await migrateToLatest(db).finally(() => db.destroy())
  // A template can be cloned by several at once as long as nobody is connected to it.
  await runAsAdmin(adminUrl, `alter database ${template} with allow_connections false`)
  return {
    description,
    server: { kind: 'server', adminUrl, template, prefix },
    stop: async () => {
      await dropDatabases(adminUrl, prefix)
      await stopServer()
    },
  }
}

/** The template, and the clones of test files that did not come to their end. */
async function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  const rows = await runAsAdmin(
    adminUrl,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  )
  for (const { datname } of rows) await runAsAdmin(adminUrl, `drop database ${datname} with (force)`)
}

async function prepareEmbedded(description: string): Promise<Started> {
  const embedded = await startEmbeddedDatabase({})
  const db = openDatabase(embedded.connection)
  await migrateToLatest(db).finally(() => db.destroy())
  const folder = await mkdtemp(join(tmpdir(), 'start-up-visa-test-'))
  const snapshotFile = join(folder, 'snapshot.tar')
  await writeFile(snapshotFile, await embedded.dump())
  await embedded.close()
  return {
    description,
    server: { kind: 'embedded', snapshotFile },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}
