import { sql, type TestDatabase } from '@suv/db/testing'

type Db = TestDatabase['db']

/** Rows of a kind, as many as there can be. */
const most = 1_990

/** Texts, by the name of their column, so long that the rows take as much together as they may. In characters of 4 bytes for 3. */
const longest: Readonly<Record<string, number>> = {
  notes: 1_000,
  description: 1_000,
  answer: 1_000,
  question: 500,
  title: 150,
}

/** Columns of which no two rows have the same. */
const told = new Set(['key', 'object_path', 'event_id', 'checklist_key', 'token_hash', 'credential_id'])

/** What is not a member's to fill: limited elsewhere, or the server's own. */
const leftOut = new Set([
  'audit_events',
  'idempotency_keys',
  'known_devices',
  'sessions',
  'team_members',
  'two_factors',
  'upload_addresses',
  'verifications',
  'webhook_endpoints',
  'workspaces',
])

/**
 * Gives a member, and the teams that they belong to, as many rows as there can be of every kind of which they have one. A kind of
 * which there is one for each of something keeps what there is.
 */
export async function fillUp(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> all(${[...leftOut]})`.execute(db)
  for (const { name } of rows) await multiply(db, name, userId)
}

async function multiply(db: Db, table: string, userId: string): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const names = new Set(columns.map(({ name }) => name))
  const teams = sql`(select team_id from team_members where user_id = ${userId})`
  const owner = names.has('workspace_id')
    ? sql`workspace_id in (select id from workspaces where user_id = ${userId} or team_id in ${teams})`
    : names.has('team_id')
      ? sql`team_id in ${teams}`
      : names.has('user_id')
        ? sql`user_id = ${userId}`
        : undefined
  if (owner === undefined) return
  const values = columns.map(({ name, type }) => {
    if (name === 'id' && type === 'uuid') return sql`gen_random_uuid()`
    if (name === 'number') return sql`1000 + copies.nth`
    if (told.has(name)) return sql`${sql.ref(name)} || copies.nth::text`
    const length = type === 'text' ? longest[name] : undefined
    return length === undefined ? sql.ref(name) : sql`repeat('Aé.', ${Math.floor(length / 3)}::int)`
  })
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)}
    from (select * from ${sql.table(table)} where ${owner} limit 1) as one,
      generate_series(1, ${most}::int) as copies (nth)
    on conflict do nothing`.execute(db)
}
