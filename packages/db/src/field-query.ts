import pg from 'pg'
import { rememberSize } from './answer-size.ts'
import { toFieldName } from './field-names.ts'

type RowDescription = { readonly fields: { name: string }[] }
type DataRow = { readonly length: number }
type Answered = (error: Error | null | undefined, result: pg.QueryArrayResult) => void

/** pg's query, which renames the columns as they are announced, before the first row, and notes how much the rows are. */
export class FieldQuery extends pg.Query {
  #bytes = 0

  constructor(config: pg.QueryConfig, answered: Answered) {
    super(config, (error, result) => {
      // None with an error, whatever the types say.
      if (error == null) rememberSize(result.rows, this.#bytes)
      answered(error, result)
    })
  }

  handleDataRow(message: DataRow): void {
    this.#bytes += message.length
    ;(takeRow as (this: FieldQuery, message: DataRow) => void).call(this, message)
  }

  handleRowDescription(message: RowDescription): void {
    for (const field of message.fields) field.name = toFieldName(field.name)
    ;(announceColumns as (this: FieldQuery, message: RowDescription) => void).call(this, message)
  }
}

/** pg's types do not show these. */
const announceColumns = Reflect.get(pg.Query.prototype, 'handleRowDescription')
const takeRow = Reflect.get(pg.Query.prototype, 'handleDataRow')
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
