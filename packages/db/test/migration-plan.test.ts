import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrateToLatest } from '../src/migrate.ts'
import { migrationFiles } from '../src/migration-files.ts'
import { planMigrations } from '../src/migration-plan.ts'
import { readSchemaStanding } from '../src/schema-version.ts'
import { createDatabaseBefore, createTestDatabase, createUser } from './support/index.ts'

it('says of each pending migration what it does and who waits, and changes nothing', async () => {
  const test = await createDatabaseBefore('20261123T0530_kept_hashes')
  try {
    await createUser(test.db)
    await sql`analyze users`.execute(test.db)
    const before = await readSchemaStanding(test.db)
    const planned = await planMigrations(test.db)
    expect(planned.slice(0, 2)).toEqual([
      {
        name: '20261123T0530_kept_hashes',
        kind: 'adds',
        locks: ['documents (about 0 rows): everybody waits while its rows are checked'],
      },
      {
        name: '20261123T0531_audit_chain',
        kind: 'adds',
        locks: ['audit_events (about 0 rows): writes wait while an index is built'],
      },
    ])
    const addresses = planned.find(({ name }) => name === '20261123T0540_upload_addresses')
    expect(addresses).toMatchObject({
      kind: 'adds',
      locks: ['users (about 1 rows): writes wait for a moment'],
    })
    expect(await readSchemaStanding(test.db)).toEqual(before)
    expect(planned.map(({ name }) => name)).toEqual(before.pending)
    await migrateToLatest(test.db)
    expect(await planMigrations(test.db)).toEqual([])
  } finally {
    await test.drop()
  }
})

it('takes nothing away from the version before, in any migration since the first ones', async () => {
  const test = await createTestDatabase({ empty: true })
  try {
    const planned = await planMigrations(test.db)
    expect(planned.map(({ name }) => name)).toEqual(
      Object.keys(await migrationFiles.getMigrations()).toSorted(),
    )
    const receipt = planned.find(({ name }) => name === '20261123T0546_day_of_receipt')
    expect(receipt).toMatchObject({ kind: 'changes' })
    const takesAway = planned.filter(({ kind }) => kind === 'takes away').map(({ name }) => name)
    expect(takesAway.filter((name) => name >= '20261123')).toEqual([])
  } finally {
    await test.drop()
  }
})
