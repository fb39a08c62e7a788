import { DomainError } from '@suv/domain'
import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Of our tables these take less: what was audited is only added to, and migrations are the owner's. */
const privilegesOf: Readonly<Record<string, string>> = {
  audit_events: 'select, insert',
  audit_links: 'select, insert',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
}

const schemas = ['public', 'pgboss'] as const

/**
 * Gives a role of PostgreSQL what serving needs and no more: it reads and writes rows, adds to the audit, and neither makes, changes
 * nor empties a table. Said again it gives what has come since. For the owner of the tables, with the schemas up to date.
 *
 * @throws DomainError where there is no such role, or where it could do everything anyway.
 */
export async function grantServing(db: Db, { role }: { role: string }): Promise<void> {
  await requireLesserRole(db, role)
  const name = sql.id(role)
  await db.transaction().execute(async (trx) => {
    for (const schemaName of schemas) {
      const schema = sql.id(schemaName)
      await sql`revoke create on schema ${schema} from public, ${name}`.execute(trx)
      await sql`grant usage on schema ${schema} to ${name}`.execute(trx)
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(
        trx,
      )
      await sql`grant usage, select on all sequences in schema ${schema} to ${name}`.execute(trx)
      await sql`grant execute on all functions in schema ${schema} to ${name}`.execute(trx)
    }
    for (const [table, privileges] of Object.entries(privilegesOf)) {
      await sql`revoke all on ${sql.table(`public.${table}`)} from ${name}`.execute(trx)
      await sql`grant ${sql.raw(privileges)} on ${sql.table(`public.${table}`)} to ${name}`.execute(trx)
    }
  })
}

async function requireLesserRole(db: Db, role: string): Promise<void> {
  const { rows } = await sql<{ isAble: boolean }>`
    select rolsuper or pg_has_role(rolname, current_user, 'MEMBER') as is_able
    from pg_roles where rolname = ${role}`.execute(db)
  const [found] = rows
  if (found === undefined)
    throw new DomainError(
      'not_found',
      `PostgreSQL has no role ${role}. Make it first: create role "${role}" login password '…'`,
    )
  if (found.isAble)
    throw new DomainError(
      'invalid_input',
      `${role} owns the tables, or is a superuser: nothing would keep it from more. Use a role of its own.`,
    )
}

/** Whether who is connected may change the tables of the job queue; true where there are none yet. */
export async function ownsJobTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(relowner, 'MEMBER') as owns from pg_class where oid = to_regclass('pgboss.job')`.execute(
    db,
  )
  return rows[0]?.owns ?? true
}
