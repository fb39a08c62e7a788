import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from './client.ts'
import { type WithMomentTexts, withMomentTexts } from './moment-texts.ts'
import { type SharedReads, sharedReadsOf } from './shared-reads.ts'
import { parseColumnWithMomentTexts } from './type-parsers.ts'

/** Stands in a compiled query where a call's value goes. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What the query is built with: an expression for each value of a call. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** More shapes of one query than this are built anew each time. */
const mostShapes = 100

type Build<Values, Row> = (db: Db, values: Placeholders<Values>) => Compilable<Row>

/**
 * A query whose SQL is built at its first call and kept, for what is asked often: to build and compile it costs more than
 * everything else that the server does about it. A call whose further values are undefined has an SQL of its own.
 */
export function compileOnce<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compile = compiler(build)
  return async (db, values) => {
    const query = compile(db, values)
    const shared = sharedReadsFor(db, query)
    if (shared !== undefined) return shared.read<Row>({ text: query.sql, values: query.parameters })
    return (await db.executeQuery<Row>(query)).rows
  }
}

/** The same for a list that is answered as it is read: its moments are texts. */
export function compileOnceWithMomentTexts<Values extends object, Row extends object>(
  build: Build<Values, Row>,
): (db: Db, values: Values) => Promise<WithMomentTexts<Row>[]> {
  const compile = compiler(build)
  return async (db, values) => {
    const query = compile(db, values)
    const shared = sharedReadsFor(db, query)
    if (shared !== undefined) return shared.read({ text: query.sql, values: query.parameters, types })
    return (await db.executeQuery<Row>(query)).rows.map(withMomentTexts)
  }
}

const types = { getTypeParser: parseColumnWithMomentTexts }

/**
 * The same for a write at the end of a transaction. It resolves when the statement is on its way, before PostgreSQL has answered,
 * so that the commit can follow it at once; the answer is for `inTransaction`, which sees that it is looked at.
 */
export function sendOnce<Values extends object, Row>(
  build: Build<Values, Row>,
): (trx: Trx, values: Values) => Promise<{ readonly answer: Promise<QueryResult<Row>> }> {
  const compile = compiler(build)
  return (trx, values) => {
    const query = compile(trx, values)
    return trx.getExecutor().provideConnection(async (connection) => {
      const answer = connection.executeQuery<Row>(query)
      // Other connections take one statement at a time.
      if (sharedReadsOf(lastPlugin(trx)) === undefined) await answer
      return { answer }
    })
  }
}

function compiler<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Db, values: Values) => CompiledQuery<Row> {
  const byPlugin = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  return (db, values) => {
    const compiled = compiledFor(byPlugin, db)
    const names = Object.keys(values).filter((name) => values[name as keyof Values] !== undefined)
    const shape = names.join()
    let query = compiled.get(shape)
    if (query === undefined) {
      query = build(db, placeholdersFor<Values>(names)).compile()
      if (compiled.size < mostShapes) compiled.set(shape, query)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    return { ...query, parameters }
  }
}

/** Whether a query waits for nobody: a select that locks nothing. */
function isPlainRead({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' && query.endModifiers === undefined
}

/** The connections that the query may share; undefined where it has one to itself. */
function sharedReadsFor(db: Db, query: CompiledQuery): SharedReads | undefined {
  return db.isTransaction || !isPlainRead(query) ? undefined : sharedReadsOf(lastPlugin(db))
}

function lastPlugin(db: Db): object {
  return db.getExecutor().plugins.at(-1) ?? compileOnce
}

/** A plugin may change the SQL: what was compiled is good for handles that have the same last plugin. */
function compiledFor<Row>(
  byPlugin: WeakMap<object, Map<string, CompiledQuery<Row>>>,
  db: Db,
): Map<string, CompiledQuery<Row>> {
  const plugin = lastPlugin(db)
  const known = byPlugin.get(plugin)
  if (known !== undefined) return known
  const made = new Map<string, CompiledQuery<Row>>()
  byPlugin.set(plugin, made)
  return made
}

function placeholdersFor<Values extends object>(names: readonly string[]): Placeholders<Values> {
  return Object.fromEntries(
    names.map((name) => [name, sql`${new Placeholder(name)}`]),
  ) as unknown as Placeholders<Values>
}
