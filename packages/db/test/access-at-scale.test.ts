import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { hasActiveAccess, selectActiveAccess } from '../src/queries/memberships.ts'
import { useTestDatabase } from './support/index.ts'

const now = new Date('2026-11-24T12:00:00Z')

// The embedded database would take long for the rows, and plans as the real one does.
describe.skipIf(inject('testDatabaseServer').kind === 'embedded')("a member's access", () => {
  const test = useTestDatabase()

  it('is found by the index among 10,000 memberships, also where there is none', async () => {
    await sql`
      insert into users (username, email, name)
      select 'access-' || n, 'access-' || n || '@example.org', 'Access' from generate_series(1, 10000) n`.execute(
      test.db,
    )
    await sql`insert into memberships (user_id, status) select id, 'active' from users where username <> 'access-57'`.execute(
      test.db,
    )
    await sql`vacuum analyze memberships, users, team_members`.execute(test.db)
    const accessOf = async (username: string) => {
      const { id: userId } = await test.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      const plan = JSON.stringify(await selectActiveAccess(test.db, { userId, now }).explain('json'))
      return { plan, has: await hasActiveAccess(test.db, { userId, now }) }
    }
    expect((await accessOf('access-56')).has).toBe(true)
    const { plan, has } = await accessOf('access-57')
    expect(has).toBe(false)
    expect(plan).toContain('memberships_user_unique')
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"memberships"/)
  })
})
