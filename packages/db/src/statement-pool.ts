import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { beginStatement, FieldQuery, FirstQuery } from './field-query.ts'
import { tellEnd } from './query-ends.ts'
import { SharedReads } from './shared-reads.ts'
import { isStalePlan, StatementNames } from './statement-names.ts'

/**
 * pg's pool as Kysely takes it. Columns come under their fields' names, which costs one look-up a column instead of one a
 * value, and statements are prepared where that is wanted.
 */
export class StatementPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #names: StatementNames | undefined
  readonly options: PostgresPool['options']
  /** For reads by the dozen; undefined where statements are not prepared. */
  readonly sharedReads: SharedReads | undefined
  readonly #clients = new WeakMap<pg.PoolClient, StatementClient>()

  constructor(pool: pg.Pool, options: { readonly preparesStatements: boolean }) {
    this.#pool = pool
    this.options = pool.options
    this.#names = options.preparesStatements ? new StatementNames() : undefined
    this.sharedReads = this.#names === undefined ? undefined : new SharedReads(pool, this.#names)
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect()
    const known = this.#clients.get(client)
    if (known !== undefined) return known
    const made = new StatementClient(client, this.#names)
    this.#clients.set(client, made)
    return made
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class StatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames | undefined
  /** How far the connection is with a `begin` that goes out with the statement after it. */
  #begin: 'unprepared' | 'prepared' | 'waiting' = 'unprepared'
  #isHeldBack = false

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client
    this.#names = names
  }

  // Kysely has a second way to ask, with a cursor, which it is not given.
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(cursor: never): never
  async query(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<never>> {
    const isFirst = this.#begin === 'waiting'
    if (isFirst) this.#begin = 'prepared'
    // What has no values begins and ends transactions, or changes tables: nothing to plan.
    if (values.length === 0) return this.#control(text, isFirst)
    const name = this.#names?.of(text)
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    try {
      return await this.#run(config, isFirst ? FirstQuery : FieldQuery)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      this.#names?.renew()
      // Inside a transaction PostgreSQL takes nothing more: inTransaction begins it anew.
      if (isFirst || this.#client.getTransactionStatus() !== 'I') throw error
      return this.#run({ text, values: [...values] })
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  /** A statement without values. `isFirst`: its transaction has not begun. */
  async #control(text: string, isFirst: boolean): Promise<PostgresQueryResult<never>> {
    if (text === beginStatement.text && this.#begin === 'prepared') {
      this.#begin = 'waiting'
      return nothingAsked
    }
    if (text === beginStatement.text && this.#names !== undefined) {
      const begun = await this.#run(beginStatement)
      this.#begin = 'prepared'
      return begun
    }
    if (isFirst) {
      if (text === 'commit' || text === 'rollback') return nothingAsked
      await this.#run(beginStatement)
    }
    return this.#run({ text })
  }

  #run(config: pg.QueryConfig, Query = FieldQuery): Promise<PostgresQueryResult<never>> {
    return tellEnd(config.text, () => this.#ask(config, Query))
  }

  /** What is asked before anything else is awaited, such as the last writes of a transaction and its commit, goes out in one packet. */
  #sendTogether(): void {
    if (this.#isHeldBack || this.#names === undefined) return
    this.#isHeldBack = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#isHeldBack = false
      stream.uncork()
    })
  }

  #ask(config: pg.QueryConfig, Query: typeof FieldQuery): Promise<PostgresQueryResult<never>> {
    this.#sendTogether()
    return new Promise((resolve, reject) => {
      this.#client.query(
        new Query(config, (error, result) => {
          // What pg's own promises do: a trace that leads here and not into its socket.
          if (error == null) resolve(result as never)
          else reject(error)
        }),
      )
    })
  }
}

/** Instead of PostgreSQL's answer where it need not be asked. */
const nothingAsked: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }
