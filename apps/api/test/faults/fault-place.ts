import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, migrateToLatest, openDatabase } from '@suv/db'
import { createTestDatabase, runAsAdmin } from '@suv/db/testing'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Caller, seedMembers } from '../../bench/seed.ts'
import { freePort, killAll, run } from '../support/run-main.ts'
import { type OwnPostgres, startOwnPostgres, withoutOwnPostgres } from './own-postgres.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** Why there is no test of faults here; undefined where there is. */
export const withoutServer = inject('testDatabaseServer').kind !== 'server'

const secret = 'only for the tests of faults, 32 characters'

export type FaultPlace = {
  readonly callers: readonly Caller[]
  /** Past every fault: for looking at what is stored, and for faults of the database's own. */
  readonly db: Db
  readonly admin: (statement: string) => Promise<unknown>
  readonly role: string
  readonly proxy: TcpProxy
  /** Where one was asked for. */
  readonly postgres: OwnPostgres | undefined
  /** The address of the database as that role, past the proxy. */
  readonly directUrl: string
  /** Starts a server that reaches its database through the proxy. */
  readonly start: (settings?: Record<string, string>) => Promise<FaultServer>
  /** The same without waiting until it is up. */
  readonly begin: (settings?: Record<string, string>) => Promise<FaultServer>
}

export type FaultServer = ReturnType<typeof run> & { readonly address: string; readonly port: string }

/**
 * A database with members, as an ordinary role of PostgreSQL owns it, and a network of ours before it. With `empty`, without a
 * table; with `own`, on a PostgreSQL of its own, where there is one to start.
 */
export function useFaultPlace({ empty = false, own = false } = {}): FaultPlace {
  const place = {} as { -readonly [Part in keyof FaultPlace]: FaultPlace[Part] }
  let database: PlaceDatabase | undefined
  let dataDir: string
  beforeAll(async () => {
    if (own ? withoutOwnPostgres !== undefined : withoutServer) return
    dataDir = await mkdtemp(join(tmpdir(), 'faults-'))
    database = own ? await createOwnDatabase() : await createOnServer(empty)
    place.postgres = database.postgres
    const { url } = database
    const name = url.pathname.slice(1)
    const role = `faults_${randomBytes(4).toString('hex')}`
    // A superuser is let in where nobody else is, and writes where nobody may.
    const admin = (statement: string) => runAsAdmin(url.href, statement)
    await admin(`create role ${role} login password '${role}'`)
    await admin(`grant all on database ${name} to ${role}`)
    await admin(`grant all on schema public to ${role}`)
    await admin(`grant all on all tables in schema public to ${role}`)
    await admin(`grant all on all sequences in schema public to ${role}`)
    place.proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    place.role = role
    place.admin = admin
    place.db = openDatabase({ connectionString: url.href })
    place.callers = empty
      ? []
      : await seedMembers({ connectionString: url.href }, { members: 12, secret, callers: 12 })
    const asRole = new URL(url.href)
    asRole.username = role
    asRole.password = role
    place.directUrl = asRole.href
    const reached = place.proxy.through(asRole.href)
    place.begin = async (settings = {}) => {
      const port = settings.PORT ?? String(await freePort())
      const server = run({
        PORT: port,
        DATA_DIR: dataDir,
        DATABASE_URL: reached,
        AUTH_SECRET: secret,
        REQUESTS_PER_MINUTE: '1000000',
        LOG_LEVEL: 'fatal',
        ...settings,
      })
      return { ...server, port, address: `http://127.0.0.1:${port}` }
    }
    place.start = async (settings) => {
      const server = await place.begin(settings)
      await server.started
      return server
    }
  }, 120_000)
  afterAll(async () => {
    if (database === undefined) return
    killAll()
    await place.proxy.close()
    await place.db.destroy()
    await place.admin(`reassign owned by ${place.role} to current_user`)
    await place.admin(`drop owned by ${place.role}`)
    await database.drop(place.role)
    await rm(dataDir, { recursive: true, force: true })
  })
  return place
}

type PlaceDatabase = {
  readonly url: URL
  readonly postgres?: OwnPostgres
  readonly drop: (role: string) => Promise<unknown>
}

async function createOnServer(empty: boolean): Promise<PlaceDatabase> {
  const server = inject('testDatabaseServer')
  if (server.kind !== 'server') throw new Error('there is no PostgreSQL')
  const { connection, drop } = await createTestDatabase({ empty })
  return {
    url: new URL(('connectionString' in connection && connection.connectionString) || ''),
    drop: async (role) => {
      await drop()
      await runAsAdmin(server.adminUrl, `drop role ${role}`)
    },
  }
}

async function createOwnDatabase(): Promise<PlaceDatabase> {
  const postgres = await startOwnPostgres()
  const db = openDatabase({ connectionString: postgres.url })
  await migrateToLatest(db).finally(() => db.destroy())
  return { url: new URL(postgres.url), postgres, drop: () => postgres.remove() }
}
