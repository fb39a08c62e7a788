import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { FieldQuery } from './field-query.ts'
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

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client
    this.#names = names
  }

  // Kysely has a second way to ask, with a cursor, which it is not given.
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(cursor: never): never
  async query(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<never>> {
    // What has no values begins and ends transactions, or changes tables: nothing to plan.
    const name = values.length === 0 ? undefined : this.#names?.of(text)
    try {
      return await this.#run(text, values, name)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      this.#names?.renew()
      // Inside a transaction PostgreSQL takes nothing more: inTransaction begins it anew.
      if (this.#client.getTransactionStatus() !== 'I') throw error
      return this.#run(text, values, undefined)
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  #run(
    text: string,
    values: readonly unknown[],
    name: string | undefined,
  ): Promise<PostgresQueryResult<never>> {
    return new Promise((resolve, reject) => {
      const config = { text, values: [...values], ...(name === undefined ? {} : { name }) }
      this.#client.query(
        new FieldQuery(config, (error, result) => {
          // What pg's own promises do: a trace that leads here and not into its socket.
          if (error == null) resolve(result as never)
          else reject(error)
        }),
      )
    })
  }
}
