import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionSettings, migrateToLatest, openDatabase } from '@suv/db'
import { reachDatabase } from '@suv/db/reach-database'
import pg from 'pg'
import { GenericContainer, Wait } from 'testcontainers'
import {
  makeServerFiles,
  postgresUser,
  serverOn,
  withoutLocalPostgres,
} from '../test/support/local-postgres.ts'

type FoundPostgres = { adminUrl: string; stop: () => Promise<void> }

/** The one that is given, one in a container where an engine can start it, or one of the programs that the machine has. */
async function findPostgres(): Promise<FoundPostgres> {
  const given = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} }
  try {
    return await startContainer()
  } catch (error) {
    if (withoutLocalPostgres === undefined) return startLocalPostgres()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `There is no PostgreSQL to measure on: no container (${reason}), and ${withoutLocalPostgres}. Give one as BENCH_DATABASE_URL.`,
    )
  }
}

async function startContainer(): Promise<FoundPostgres> {
  const container = await new GenericContainer('postgres:17')
    .withEnvironment({ POSTGRES_PASSWORD: 'bench' })
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start()
  return {
    adminUrl: `postgres://postgres:bench@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    stop: async () => void (await container.stop()),
  }
}

async function startLocalPostgres(): Promise<FoundPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'))
  await chmod(folder, 0o755)
  if (postgresUser.uid !== undefined) await chown(folder, postgresUser.uid, postgresUser.gid)
  const data = join(folder, 'data')
  makeServerFiles(data)
  const { url, start } = await serverOn(data)
  const child = await start()
  return {
    adminUrl: url,
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A database of its own on the PostgreSQL that is given, or in a container, for as long as the work takes. */
export async function withPostgres<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const { adminUrl, stop } = await findPostgres()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const name = `bench_${randomBytes(4).toString('hex')}`
  try {
    await admin.query(`create database ${name}`)
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    const db = openDatabase({ connectionString: url.href })
    await migrateToLatest(db).finally(() => db.destroy())
    return await work(url.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await stop()
  }
}

/** A folder with an embedded database: `fill` writes to it, and `use` has what that gave once the folder is another process's to take. */
export async function withEmbeddedFolder<T>({
  fill,
  use,
}: {
  fill: (connection: pg.ClientConfig) => Promise<T>
  use: (dataDir: string, filled: T) => Promise<void>
}): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const { connection, close } = await reachDatabase({ databaseUrl: undefined, dataDir })
    const db = openDatabase(connection)
    await migrateToLatest(db).finally(() => db.destroy())
    await use(dataDir, await fill(connectionSettings(connection)).finally(close))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
