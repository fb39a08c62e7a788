import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionSettings, migrateToLatest, openDatabase } from '@suv/db'
import { reachDatabase } from '@suv/db/reach-database'
import pg from 'pg'
import { GenericContainer, Wait } from 'testcontainers'

async function findPostgres(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} }
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
