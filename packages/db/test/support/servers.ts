import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/client.ts'
import { startEmbeddedDatabase } from '../../src/embedded.ts'
import { migrateToLatest } from '../../src/migrate.ts'
import { reachServer } from './reach-server.ts'
import { closeTemplate, dropDatabases, newPrefix, runAsAdmin, withDatabaseName } from './server-databases.ts'

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

/** A server where there is one, as `reachServer` finds it; else the embedded database. */
export async function chooseServer(): Promise<Started> {
  const reached = await reachServer()
  if ('reason' in reached) return prepareEmbedded(`embedded PostgreSQL, because ${reached.reason}`)
  const { adminUrl, description, stop } = reached
  try {
    return { description, ...(await prepareServer(adminUrl, stop)) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepareServer(
  adminUrl: string,
  stopServer: () => Promise<void>,
): Promise<Pick<Started, 'server' | 'stop'>> {
  const prefix = newPrefix()
  const template = `${prefix}_template`
  await runAsAdmin(adminUrl, `create database ${template}`)
  const db = openDatabase({ connectionString: withDatabaseName(adminUrl, template) })
  await migrateToLatest(db).finally(() => db.destroy())
  await closeTemplate(adminUrl, template)
  return {
    server: { kind: 'server', adminUrl, template, prefix },
    stop: async () => {
      await dropDatabases(adminUrl, prefix)
      await stopServer()
    },
  }
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
