import pg from 'pg'
import { rememberSize } from './answer-size.ts'
import { type AnnouncedColumn, type RowColumns, rowColumnsOf } from './row-columns.ts'
import { parseColumn } from './type-parsers.ts'

type RowDescription = { readonly fields: readonly AnnouncedColumn[] }
type DataRow = { readonly length: number; readonly fields: readonly (string | null)[] }
type Answered = (error: Error | null | undefined, result: pg.QueryArrayResult) => void

const stockTypes: pg.CustomTypesConfig = { getTypeParser: parseColumn }

/** pg's query, whose rows have the columns' field names, and which notes how much the rows are. */
export class FieldQuery extends pg.Query {
  readonly #text: string
  readonly #types: pg.CustomTypesConfig
  #columns: RowColumns | undefined
  #rows: Record<string, unknown>[] = []
  #bytes = 0
  #failure: Error | undefined

  constructor({ text, types = stockTypes, ...config }: pg.QueryConfig, answered: Answered) {
    // Of a text alone: what an object has, pg would copy property by property, at the price of everything else here.
    super(text)
    this.#text = text
    this.#types = types
    const callback: Answered = (error, result) => {
      const failure = error ?? this.#failure
      // None with an error, whatever the types say.
      if (failure == null) {
        result.rows = this.#rows as never
        rememberSize(this.#rows, this.#bytes)
      }
      answered(failure, result)
    }
    Object.assign(this, config, { callback })
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = rowColumnsOf(this.#text, fields, this.#types)
  }

  handleDataRow({ length, fields }: DataRow): void {
    this.#bytes += length
    if (this.#failure !== undefined || this.#columns === undefined) return
    try {
      this.#rows.push(this.#columns.toRow(fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }
}

/** pg's types do not show these. */
const completeCommand = Reflect.get(pg.Query.prototype, 'handleCommandComplete')
const prepare = Reflect.get(pg.Query.prototype, 'prepare')

/** The statement under which a connection keeps `begin`, once it has been prepared there. */
export const beginStatement = { name: 'begin', text: 'begin', queryMode: 'extended' } as const

/**
 * The first statement of a transaction, which takes the transaction's `begin` along: one packet and one answer in place of two.
 * PostgreSQL skips the statement where `begin` fails.
 */
export class FirstQuery extends FieldQuery {
  #isBegun = false

  prepare(connection: pg.Connection): void {
    connection.bind({ statement: beginStatement.name }, true)
    connection.execute(null, true)
    ;(prepare as (this: FirstQuery, connection: pg.Connection) => void).call(this, connection)
  }

  handleCommandComplete(...complete: unknown[]): void {
    if (this.#isBegun)
      (completeCommand as (this: FirstQuery, ...complete: unknown[]) => void).apply(this, complete)
    this.#isBegun = true
  }
}
