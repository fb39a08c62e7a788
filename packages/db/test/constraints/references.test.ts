import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTeam, useTestDatabase } from '../support/index.ts'
import {
  insert,
  insertReferred,
  type Referred,
  rolledBack,
  smallestRow,
  tablesNaming,
} from './smallest-rows.ts'

const test = useTestDatabase()
let ids: Referred
beforeAll(async () => {
  ids = await insertReferred(test.db)
})

describe('the database refuses', () => {
  it.each([
    ['business_plans', 'business_plans_user_unique'],
    ['business_plan_versions', 'business_plan_versions_plan_number_unique'],
    ['business_profiles', 'business_profiles_user_unique'],
    ['companies', 'companies_pkey'],
    ['financial_data', 'financial_data_user_unique'],
    ['memberships', 'memberships_user_unique'],
    ['two_factors', 'two_factors_user_unique'],
    ['passkeys', 'passkeys_credential_unique'],
    ['organization_matches', 'organization_matches_user_organization_unique'],
    ['pack_evidence', 'pack_evidence_item_unique'],
    ['pr_applications', 'pr_applications_team_member_unique'],
    ['work_permit_steps', 'work_permit_steps_team_step_unique'],
    ['resource_bookmarks', 'resource_bookmarks_user_resource_unique'],
    ['idempotency_keys', 'idempotency_keys_pkey'],
    ['request_counts', 'request_counts_pkey'],
    ['webhook_deliveries', 'webhook_deliveries_event_once'],
  ])('a second row in %s', async (table, constraint) => {
    await rolledBack(test.db, async (run) => {
      await run(insert(table, smallestRow(table, ids)))
      await expect(run(insert(table, smallestRow(table, ids)))).rejects.toMatchObject({ constraint })
    })
  })

  it.each(tablesNaming('team_id', 'member_id'))('in %s a member of another team', async (table) => {
    const other = await createTeam(test.db)
    const row = { ...smallestRow(table, ids), team_id: other.id }
    await expect(insert(table, row).execute(test.db)).rejects.toMatchObject({
      constraint: `${table}_team_member_fkey`,
    })
  })

  it('in pr_applications a member of another team', async () => {
    const other = await createTeam(test.db)
    const row = { ...smallestRow('pr_applications', ids), team_id: other.id }
    await expect(insert('pr_applications', row).execute(test.db)).rejects.toMatchObject({
      constraint: 'pr_applications_team_member_fkey',
    })
  })

  it.each(['organization_matches', 'letters_of_support', 'commitment_certificates'])(
    'to delete an organization that %s name',
    async (table) => {
      await rolledBack(test.db, async (run) => {
        await run(insert(table, smallestRow(table, ids)))
        const removal = run(sql`delete from designated_organizations where id = ${ids.organization}`)
        await expect(removal).rejects.toMatchObject({ constraint: `${table}_organization_id_fkey` })
      })
    },
  )
})

describe('deleting', () => {
  const count = (table: string) => sql<{ id: string }>`select * from ${sql.table(table)}`

  it.each([
    'business_plans',
    'business_plan_versions',
    'business_profiles',
    'document_analyses',
    'document_packs',
    'documents',
    'financial_data',
    'idempotency_keys',
    'known_devices',
    'memberships',
    'milestones',
    'organization_matches',
    'passkeys',
    'resource_bookmarks',
    'two_factors',
    'upload_addresses',
    'webhook_deliveries',
    'webhook_endpoints',
  ])('a member takes their %s along', async (table) => {
    await rolledBack(test.db, async (run) => {
      const other = await run(sql`
        insert into users (username, email, name) values ('other', 'other@example.org', 'O') returning id`)
      const userId = (other[0] as { id: string }).id
      await run(insert(table, { ...smallestRow(table, ids), user_id: userId }))
      await run(sql`delete from users where id = ${userId}`)
      expect(
        (await run(count(table))).filter((row) => (row as { userId: string }).userId === userId),
      ).toEqual([])
    })
  })

  it.each([...tablesNaming('team_id'), 'member_records'])('a team takes its %s along', async (table) => {
    await rolledBack(test.db, async (run) => {
      await run(insert(table, smallestRow(table, ids)))
      await run(sql`delete from teams where id = ${ids.team}`)
      const left = (await run(count(table))) as { teamId?: string }[]
      expect(left.filter(({ teamId = ids.team }) => teamId === ids.team)).toEqual([])
    })
  })

  it.each(tablesNaming('member_id'))('a team member takes their %s along', async (table) => {
    await rolledBack(test.db, async (run) => {
      await run(insert(table, smallestRow(table, ids)))
      await run(sql`delete from team_members where id = ${ids.member}`)
      expect(await run(count(table))).toEqual([])
    })
  })

  it.each([
    ['letters_of_support', 'letter_document_id', 'letterDocumentId'],
    ['commitment_certificates', 'certificate_document_id', 'certificateDocumentId'],
    ['document_analyses', 'document_id', 'documentId'],
    ['work_permit_steps', 'document_id', 'documentId'],
    ['diligence_answers', 'document_id', 'documentId'],
  ])('a document leaves %s without it', async (table, column, field) => {
    await rolledBack(test.db, async (run) => {
      await run(insert(table, { ...smallestRow(table, ids), [column]: ids.document }))
      await run(sql`delete from documents where id = ${ids.document}`)
      expect(await run(count(table))).toMatchObject([{ [field]: null }])
    })
  })
})

it('what is marked for a pack goes with the document or the person that it names', async () => {
  const count = sql`select * from pack_evidence`
  const ofDocument = { ...smallestRow('pack_evidence', ids), document_id: ids.document }
  const ofPerson = {
    ...smallestRow('pack_evidence', ids),
    team_id: null,
    member_id: null,
    person_id: ids.historyPerson,
  }
  for (const [row, table, id] of [
    [ofDocument, 'documents', ids.document],
    [ofPerson, 'history_people', ids.historyPerson],
  ] as const) {
    await rolledBack(test.db, async (run) => {
      await run(insert('pack_evidence', row))
      await run(sql`delete from ${sql.table(table)} where id = ${id}`)
      expect(await run(count)).toEqual([])
    })
  }
})

describe('of 32 writers at the same time', () => {
  it.each([
    ['business_plans', 'business_plans_user_unique'],
    ['organization_matches', 'organization_matches_user_organization_unique'],
    ['pr_applications', 'pr_applications_team_member_unique'],
    ['work_permit_steps', 'work_permit_steps_team_step_unique'],
  ])('one makes the row of %s and the others find it', async (table, constraint) => {
    const upsert = sql`${insertOnly(table)} on conflict on constraint ${sql.ref(constraint)}
      do update set updated_at = now() returning (xmax = 0) as is_new`
    const count = async () => (await sql`select 1 from ${sql.table(table)}`.execute(test.db)).rows.length
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 32 }, () => upsert.execute(test.db)))
    expect(answers.filter(({ rows }) => (rows[0] as { isNew: boolean }).isNew)).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })

  function insertOnly(table: string): RawBuilder<unknown> {
    const values = smallestRow(table, ids)
    const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))})`
  }
})
