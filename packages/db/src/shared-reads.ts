import type pg from 'pg'
import { FieldQuery } from './field-query.ts'
import { tellEnd } from './query-ends.ts'
import { isStalePlan, type StatementNames } from './statement-names.ts'

/** The part of a pool's connections that reads may share; the others are left to transactions. */
const sharedPart = 0.4
/** Reads under way on a connection before another one is shared too, as far as there are. */
const readsEach = 8

type Read = {
  readonly text: string
  readonly values: readonly unknown[]
  /** How columns are read, where that is not as everywhere. */
  readonly types?: pg.CustomTypesConfig
}
type Answered = (error: Error | null | undefined, rows: unknown[]) => void

/**
 * Sends the short reads of many requests over a few connections of a pool, one after the other without waiting for answers, and
 * those that come in one turn of the event loop in one packet. A read by itself costs the server mostly the writing and reading of
 * the socket. PostgreSQL answers in order, and what fails fails alone; a connection goes back to the pool when nothing is under way
 * on it. For reads that wait for no lock and end soon: the others on the connection wait for them.
 */
export class SharedReads {
  readonly #pool: pg.Pool
  readonly #names: StatementNames
  readonly #most: number
  #lanes: Lane[] = []

  constructor(pool: pg.Pool, names: StatementNames) {
    this.#pool = pool
    this.#names = names
    this.#most = Math.max(1, Math.floor(pool.options.max * sharedPart))
  }

  /** The rows, their columns under their fields' names. */
  async read<Row>({ text, values, ...types }: Read): Promise<Row[]> {
    const config = { text, values: [...values], ...types }
    const name = this.#names.of(text)
    try {
      return await this.#send<Row>(name === undefined ? config : { ...config, name })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      this.#names.renew()
      return this.#send<Row>(config)
    }
  }

  #send<Row>(config: pg.QueryConfig): Promise<Row[]> {
    return tellEnd(config.text, () => this.#ask<Row>(config))
  }

  #ask<Row>(config: pg.QueryConfig): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#lane().send(config, (error, rows) => {
        if (error == null) resolve(rows as Row[])
        else reject(error)
      })
    })
  }

  /** The connection with the fewest reads under way, or a further one where all have many. */
  #lane(): Lane {
    let found: Lane | undefined
    for (const lane of this.#lanes) if (found === undefined || lane.underWay < found.underWay) found = lane
    if (found !== undefined && (found.underWay < readsEach || this.#lanes.length >= this.#most)) return found
    const made = new Lane(this.#pool, () => {
      this.#lanes = this.#lanes.filter((lane) => lane !== made)
    })
    this.#lanes.push(made)
    return made
  }
}

/** One connection while reads are under way on it. */
class Lane {
  underWay = 0
  readonly #ended: () => void
  #client: pg.PoolClient | undefined
  #unsent: { config: pg.QueryConfig; answered: Answered }[] = []
  #isTurnAwaited = false

  constructor(pool: pg.Pool, ended: () => void) {
    this.#ended = ended
    pool.connect().then(
      (client) => {
        this.#client = client
        // Nothing more is to be sent on a connection that has dropped.
        client.once('error', this.#ended)
        this.#awaitTurn()
      },
      (error: Error) => {
        this.#ended()
        for (const { answered } of this.#unsent) answered(error, [])
      },
    )
  }

  send(config: pg.QueryConfig, answered: Answered): void {
    this.underWay += 1
    this.#unsent.push({ config, answered })
    this.#awaitTurn()
  }

  /** Once the event loop has taken in everything that came meanwhile. */
  #awaitTurn(): void {
    if (this.#isTurnAwaited || this.#client === undefined) return
    this.#isTurnAwaited = true
    const client = this.#client
    setImmediate(() => {
      this.#isTurnAwaited = false
      if (this.underWay > 0) this.#sendAll(client)
      else this.#end(client)
    })
  }

  #sendAll(client: pg.PoolClient): void {
    const { stream } = client.connection
    stream.cork()
    for (const { config, answered } of this.#unsent.splice(0)) this.#sendOne(client, config, answered)
    stream.uncork()
  }

  #sendOne(client: pg.PoolClient, config: pg.QueryConfig, answered: Answered): void {
    let isAnswered = false
    const query = new FieldQuery(config, (error, result) => {
      // pg tells twice of values that it cannot send.
      if (isAnswered) return
      isAnswered = true
      this.underWay -= 1
      answered(error, result?.rows ?? [])
      if (this.underWay === 0) this.#awaitTurn()
    })
    client.query(query)
  }

  #end(client: pg.PoolClient): void {
    this.#ended()
    client.off('error', this.#ended)
    client.release()
  }
}

const offered = new WeakMap<object, SharedReads>()

/** Has the reads of handles whose last plugin this is go over shared connections. */
export function offerSharedReads(plugin: object, reads: SharedReads): void {
  offered.set(plugin, reads)
}

/** What was offered for handles with this plugin; undefined for a database whose connections are not shared. */
export function sharedReadsOf(plugin: object): SharedReads | undefined {
  return offered.get(plugin)
}
