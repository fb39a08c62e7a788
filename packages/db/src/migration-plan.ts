import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { Db } from './client.ts'
import { migrationFiles } from './migration-files.ts'
import { readSchemaStanding } from './schema-version.ts'

/**
 * `adds`: what the version before does not notice. `data`: rows are written. `changes`: what is there becomes something else.
 * `takes away`: the version before would miss it.
 */
export type MigrationKind = 'adds' | 'data' | 'changes' | 'takes away'

export type PlannedMigration = {
  readonly name: string
  readonly kind: MigrationKind
  /** What waits for it, a sentence each. */
  readonly locks: readonly string[]
}

/** From the mildest. */
const kinds: readonly MigrationKind[] = ['adds', 'data', 'changes', 'takes away']

/**
 * What `migrateToLatest` would do, read from the statements that each pending migration would send; none is sent. One that
 * first reads rows and then decides is told by what it does where there are none.
 */
export async function planMigrations(db: Db): Promise<PlannedMigration[]> {
  const { pending } = await readSchemaStanding(db)
  const migrations = await migrationFiles.getMigrations()
  const rows = await estimateRows(db)
  const made = new Set<string>()
  const planned: PlannedMigration[] = []
  for (const name of pending) {
    const statements = await record((recorder) => migrations[name]?.up(recorder) ?? Promise.resolve())
    const effects = statements.flatMap((statement) => effectsOf(statement, { rows, made }))
    planned.push({
      name,
      kind: kinds[Math.max(0, ...effects.map(({ kind }) => kinds.indexOf(kind)))] ?? 'adds',
      locks: [...new Set(effects.flatMap(({ lock }) => (lock === undefined ? [] : [lock])))],
    })
  }
  return planned
}

type Effect = { readonly kind: MigrationKind; readonly lock?: string }
type Known = { readonly rows: ReadonlyMap<string, number>; readonly made: Set<string> }

function effectsOf(statement: string, { rows, made }: Known): Effect[] {
  const text = statement.trim().replaceAll('"', '').replaceAll('public.', '')
  const about = (table: string, lock: string): { lock?: string } =>
    made.has(table) ? {} : { lock: `${table} (about ${rows.get(table) ?? 0} rows): ${lock}` }
  const [, created] = /^create table (?:if not exists )?(\w+)/i.exec(text) ?? []
  if (created !== undefined) {
    made.add(created)
    const referred = [...text.matchAll(/references (\w+)/gi)].map(([, table = '']) => table)
    return [
      { kind: 'adds' },
      ...referred.map((table): Effect => ({ kind: 'adds', ...about(table, 'writes wait for a moment') })),
    ]
  }
  const [, unique, indexed] = /^create (unique )?index .*? on (\w+)/is.exec(text) ?? []
  if (indexed !== undefined) {
    const lock = about(indexed, 'writes wait while an index is built')
    return [{ kind: unique === undefined || made.has(indexed) ? 'adds' : 'changes', ...lock }]
  }
  const [, altered, how = ''] = /^alter table (?:only )?(\w+)\s+(.*)$/is.exec(text) ?? []
  if (altered !== undefined) return [{ kind: kindOfChange(how), ...about(altered, lockOfChange(how)) }]
  const [, written] = /^(?:insert into|update|delete from) (\w+)/i.exec(text) ?? []
  if (written !== undefined)
    return [{ kind: 'data', ...about(written, 'changed rows wait until all is done') }]
  const [, watched] = /^create (?:or replace )?(?:constraint )?trigger .*? on (\w+)/is.exec(text) ?? []
  if (watched !== undefined) return [{ kind: 'changes', ...about(watched, 'writes wait for a moment') }]
  if (/^drop /i.test(text)) return [{ kind: 'takes away' }]
  // Comments, functions, types, reads: nobody waits.
  return [{ kind: 'adds' }]
}

function kindOfChange(statement: string): MigrationKind {
  // A rule that another takes the place of at once, under the same name, is changed.
  const how = statement.replaceAll(/drop constraint (\w+),\s*add constraint \1\b/gi, 'alter constraint $1')
  if (/\b(drop (?!default|not null)|rename )/i.test(how)) return 'takes away'
  if (/^add (column )?(?!constraint|primary|unique|foreign|check)/i.test(how)) {
    return /not null/i.test(how) && !/default|generated/i.test(how) ? 'changes' : 'adds'
  }
  return 'changes'
}

function lockOfChange(how: string): string {
  if (/alter column \w+ (set data )?type/i.test(how)) return 'everybody waits while it is written anew'
  if (/set not null|add (constraint|primary|unique|foreign|check)|constraint \w+ check/i.test(how)) {
    return 'everybody waits while its rows are checked'
  }
  return 'everybody waits for a moment'
}

/** The statements that a migration sends, as texts. Nothing is sent, and every read finds nothing. */
async function record(migrate: (db: Kysely<unknown>) => Promise<void>): Promise<string[]> {
  const statements: string[] = []
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(statements),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await migrate(recorder)
  return statements
}

class RecordingDriver extends DummyDriver {
  readonly #statements: string[]

  constructor(statements: string[]) {
    super()
    this.#statements = statements
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async ({ sql: text }: CompiledQuery) => {
        this.#statements.push(text)
        return { rows: [] }
      },
      // biome-ignore lint/correctness/useYield: no migration streams.
      streamQuery: async function* () {
        throw new Error('a migration that streams cannot be planned')
      },
    }
  }
}

/** As PostgreSQL's own planner has them. */
async function estimateRows(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, greatest(reltuples, 0)::bigint as count from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db.withoutPlugins())
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}
