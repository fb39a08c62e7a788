import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { passOnNotifications } from './embedded-notifications.ts'
import { endSilentConnections } from './end-silent-connections.ts'
import { FieldNames } from './field-names.ts'
import { rememberPool } from './pool-state.ts'
import type { Database } from './schema.ts'
import { offerSharedReads } from './shared-reads.ts'
import { StatementPool } from './statement-pool.ts'
import { parseColumn } from './type-parsers.ts'

/** The handle that query functions take first. */
export type Db = Kysely<Database>

/** A handle that is inside a transaction, for what must not run outside one. */
export type Trx = Transaction<Database>

/** How to reach a PostgreSQL server by its address (`postgres://user:password@host:port/database`). */
export type ServerConnection = { readonly connectionString: string }

/** How to reach an embedded database; made by `startEmbeddedDatabase`. */
export type EmbeddedConnection = {
  readonly embedded: true
  /** Folder of the Unix socket, or an IP address. */
  readonly host: string
  readonly port: number
}

export type DatabaseConnection = ServerConnection | EmbeddedConnection

export type OpenDatabaseOptions = {
  /** Connections kept at most. */
  readonly poolSize?: number
  /**
   * Whether statements are prepared under names, which saves PostgreSQL parsing them again; true unless said otherwise, but
   * never on the embedded database, whose connections share one session. A pooler in transaction mode must know of it
   * (PgBouncer does from 1.21, with max_prepared_statements).
   */
  readonly preparesStatements?: boolean
  /** How long PostgreSQL may say nothing to a statement before its connection is given up; 32,000 unless said. */
  readonly silenceTimeoutMs?: number
  /** Told of connections that broke while nobody waited for an answer on them; the pool replaces them by itself. */
  readonly onConnectionError?: (error: Error) => void
}

/** Must stay below what the embedded database's socket accepts, so that a replaced connection never finds it full. */
const embeddedPoolSize = 4
const serverPoolSize = 10

const connectTimeoutMs = 10_000
const statementTimeoutMs = 30_000
/** PostgreSQL ends a statement by itself before. */
const silenceTimeoutMs = statementTimeoutMs + 2_000

/**
 * Opens a pool of connections. Nothing is connected before the first query, and `destroy()` closes the pool.
 *
 * Values: `timestamptz` is a Date, `date` a 'YYYY-MM-DD' text, `bigint` a number (an unsafe one throws), jsonb as it was
 * stored; to write jsonb, pass JSON text.
 */
export function openDatabase(connection: DatabaseConnection, options: OpenDatabaseOptions = {}): Db {
  const report = options.onConnectionError ?? (() => {})
  const preparesStatements = options.preparesStatements !== false && !('embedded' in connection)
  const pool = new pg.Pool({
    ...poolConfig(connection, options.poolSize),
    pipeline: preparesStatements,
  })
  pool.on('error', report)
  // A client that is checked out but idle, as between two statements of a transaction, has no listener of the pool's:
  // without this one a dropped connection would end the process.
  pool.on('connect', (client) => {
    client.on('error', report)
    if ('embedded' in connection) passOnNotifications(connection, client)
  })
  if (!('embedded' in connection)) endSilentConnections(pool, options.silenceTimeoutMs ?? silenceTimeoutMs)
  const statements = new StatementPool(pool, { preparesStatements })
  const names = new FieldNames()
  if (statements.sharedReads !== undefined) offerSharedReads(names, statements.sharedReads)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: statements }), plugins: [names] })
  rememberPool(db, pool)
  return db
}

/** The same for a library that keeps a pool of its own, such as the job queue. */
export function connectionSettings(
  connection: DatabaseConnection,
): { connectionString: string } | { host: string; port: number; user: string; database: string } {
  if ('connectionString' in connection) return { connectionString: connection.connectionString }
  return { host: connection.host, port: connection.port, user: 'postgres', database: 'postgres' }
}

function poolConfig(connection: DatabaseConnection, poolSize: number | undefined): pg.PoolConfig {
  const common: pg.PoolConfig = {
    application_name: 'start-up-visa',
    connectionTimeoutMillis: connectTimeoutMs,
    types: { getTypeParser: parseColumn },
  }
  if ('embedded' in connection) {
    return {
      ...common,
      ...connectionSettings(connection),
      max: poolSize ?? embeddedPoolSize,
      // The embedded database knows no timeouts of its own: a query that waits for another's transaction gives up here.
      query_timeout: statementTimeoutMs,
    }
  }
  return {
    ...common,
    ...connectionSettings(connection),
    max: poolSize ?? serverPoolSize,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  }
}
