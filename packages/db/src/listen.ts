import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { connectionSettings, type DatabaseConnection, type Db } from './client.ts'
import { listenToEmbedded } from './embedded-notifications.ts'

export type ListenOptions = {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  /** Messages may have been missed: the connection was lost, and is back. */
  readonly onGap: () => void
  /** Told each time that the connection is lost or cannot be had. */
  readonly onLost?: (error: unknown) => void
}

export type Listener = {
  /** Settles once messages arrive; at once while they do. A server is tried until `close`. */
  readonly ready: () => Promise<void>
  readonly isReady: () => boolean
  /** Gives the connection up for a new one, where messages do not arrive on it. */
  readonly renew: () => void
  readonly close: () => Promise<void>
}

const firstRetryMs = 200
const longestRetryMs = 5_000
const connectTimeoutMs = 5_000

/**
 * Listens to a channel of PostgreSQL on one connection of its own, which is made anew after ever longer pauses where it breaks. The
 * embedded database has one session for all its connections: there `db` listens, and whoever commits is told.
 *
 * A pooler in transaction mode does not hand messages on: `connection` must lead past it, or nothing arrives.
 */
export function listen(db: Db, connection: DatabaseConnection, options: ListenOptions): Listener {
  return 'embedded' in connection
    ? listenEmbedded(db, connection, options)
    : new ServerListener(connection, options)
}

function listenEmbedded(
  db: Db,
  connection: Extract<DatabaseConnection, { embedded: true }>,
  { channel, onMessage }: ListenOptions,
): Listener {
  const stop = listenToEmbedded(connection, channel, onMessage)
  let isReady = false
  const begun = sql`listen ${sql.id(channel)}`.execute(db).then(() => {
    isReady = true
  })
  // Whoever waits for it is told.
  begun.catch(() => {})
  return {
    ready: () => begun,
    isReady: () => isReady,
    renew: () => {},
    close: async () => stop(),
  }
}

class ServerListener implements Listener {
  readonly #connection: DatabaseConnection
  readonly #options: ListenOptions
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined
  #isReady = false
  #ready = Promise.withResolvers<void>()
  readonly #running: Promise<void>

  constructor(connection: DatabaseConnection, options: ListenOptions) {
    this.#connection = connection
    this.#options = options
    this.#running = this.#run()
  }

  readonly ready = () => this.#ready.promise
  readonly isReady = () => this.#isReady
  readonly renew = () => void this.#client?.end().catch(() => {})

  readonly close = async () => {
    this.#stopped.abort()
    await this.#client?.end().catch(() => {})
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped
    let retryMs = firstRetryMs
    for (let connections = 0; !signal.aborted; ) {
      const why = await this.#listenUntilLost(() => {
        retryMs = firstRetryMs
        connections += 1
        if (connections > 1) this.#options.onGap()
      })
      if (signal.aborted) return
      this.#options.onLost?.(why)
      await wait(retryMs, undefined, { signal, ref: false }).catch(() => {})
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    }
  }

  /** @returns why the connection was lost, or could not be had. */
  async #listenUntilLost(onListening: () => void): Promise<unknown> {
    const { channel, onMessage } = this.#options
    const client = new pg.Client({
      ...connectionSettings(this.#connection),
      application_name: 'landfall-live',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    })
    const lost = new Promise((resolve) => {
      client.on('error', resolve)
      client.on('end', () => resolve(new Error('the connection was closed')))
    })
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {})
      return error
    }
    this.#isReady = true
    this.#ready.resolve()
    onListening()
    const why = await lost
    this.#isReady = false
    this.#ready = Promise.withResolvers()
    return why
  }
}
