import { sql, teamRecordKinds } from '@suv/db/testing'
import type { AnyRouter } from '@trpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '../../src/router.ts'
import { memberProcedure, publicProcedure, router } from '../../src/trpc.ts'
import { type Cast, createCast } from '../contract/cast.ts'
import { callTrpc, createApiKeyHeaders } from '../support/members.ts'
import { addPasskey } from '../support/passkeys.ts'
import { foreignInputs, newTeamRecord, openProcedures, type VictimIds } from './foreign-inputs.ts'

type Procedure = { readonly path: string; readonly type: 'query' | 'mutation' }

function listProcedures(root: AnyRouter): Procedure[] {
  return Object.entries(root._def.procedures).map(([path, procedure]) => ({
    path,
    type: (procedure as { _def: { type: Procedure['type'] } })._def.type,
  }))
}

/** The procedures that the sweep knows nothing of: they must be described before they can land. */
function findUnswept(root: AnyRouter): string[] {
  return listProcedures(root)
    .map(({ path }) => path)
    .filter((path) => !Object.hasOwn(foreignInputs, path))
}

const procedures = listProcedures(appRouter)
const guarded = procedures.filter(({ path }) => !openProcedures.has(path))
const attacked = procedures.filter(({ path }) => foreignInputs[path] != null)

let cast: Cast
let victim: VictimIds
beforeAll(async () => {
  cast = await createCast()
  victim = await readVictim(cast)
})
afterAll(() => cast.close())

it('knows every procedure, and would notice a new one', () => {
  expect(findUnswept(appRouter)).toEqual([])
  const withNewcomer = router({
    ...appRouter._def.record,
    notes: router({ list: publicProcedure.query(() => 'all notes') }),
  })
  expect(findUnswept(withNewcomer)).toEqual(['notes.list'])
})

it('would notice a procedure without a guard', async () => {
  const careless = router({
    open: publicProcedure.query(() => 'everything'),
    closed: memberProcedure.query(() => 'mine'),
  })
  const caller = careless.createCaller({ actor: null } as Parameters<typeof careless.createCaller>[0])
  await expect(caller.open()).resolves.toBe('everything')
  await expect(caller.closed()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe.each(guarded)('$path', ({ path, type }) => {
  it('refuses a stranger before it reads the input', async () => {
    expect((await callTrpc(cast.test, type, path)).statusCode).toBe(401)
    const input = foreignInputs[path]?.(victim) ?? { id: 'x' }
    expect((await callTrpc(cast.test, type, path, { input })).statusCode).toBe(401)
  })
})

it("lets no other member read or change anything of the victim's", async () => {
  const before = await dumpVictim()
  for (const { path, type } of attacked) {
    const input = foreignInputs[path]?.(victim)
    const response = await callTrpc(cast.test, type, path, { input, headers: cast.outsider.cookie })
    // Deleting what one cannot see is no error: it answers as for a record that is gone.
    const allowed = /\.(remove|revoke|end)$/.test(path) ? [200, 403, 404] : [400, 403, 404]
    expect(allowed, `${path} answered ${response.statusCode}: ${response.body}`).toContain(
      response.statusCode,
    )
    expect(response.body).not.toMatch(/Okafor|Harbour Grid/)
  }
  expect(await dumpVictim()).toEqual(before)
})

it('lets a key that may only read change nothing', async () => {
  const headers = await createApiKeyHeaders(cast.test, cast.sample.member, 'read')
  const before = await dumpVictim()
  for (const { path, type } of procedures.filter((procedure) => procedure.type === 'mutation')) {
    const response = await callTrpc(cast.test, type, path, {
      input: foreignInputs[path]?.(victim) ?? {},
      headers,
    })
    expect(response.statusCode, path).toBe(403)
  }
  expect(await dumpVictim()).toEqual(before)
})

it('refuses an expired session everywhere', async () => {
  cast.test.clock.advance(8 * 24 * 60 * 60 * 1000)
  for (const { path, type } of guarded) {
    const response = await callTrpc(cast.test, type, path, { headers: cast.sample.member.cookie })
    expect(response.statusCode, path).toBe(401)
  }
})

/** What members' own calls leave behind, and what nobody owns. */
const leftOut = [
  'apikeys',
  'audit_events',
  'failed_tries',
  'idempotency_keys',
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'request_counts',
]

/** Every row of every table that an attack could have touched. */
async function dumpVictim(): Promise<unknown> {
  const { db } = cast.test.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> all(${leftOut})`.execute(db)
  const dumps = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)} as stored order by stored::text`.execute(db)
    return [name, rows]
  })
  return Object.fromEntries(await Promise.all(dumps))
}

/** One of the victim's records of a kind; made by the call that a correct caller makes, where there is none. */
async function readTeamRecordId({ test, sample }: Cast, kind: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where team_id = ${sample.ids.teamId}`.execute(test.database.db)
  if (rows[0] !== undefined) return rows[0].id
  const made = await callTrpc(test, 'mutation', `${kind}.create`, {
    input: newTeamRecord(kind, sample.ids),
    headers: sample.member.cookie,
  })
  return made.json().result.data.json.id
}

async function readVictim(cast: Cast): Promise<VictimIds> {
  const { test, sample } = cast
  const { userId, teamId, memberId } = sample.ids
  const headers = sample.member.cookie
  const firstId = async (url: string): Promise<string> => {
    const [first] = (await test.inject({ method: 'GET', url, headers })).json()
    return first.id
  }
  const invitation = await callTrpc(test, 'mutation', 'teamInvitations.create', {
    input: { teamId, passportName: 'Ines Okafor', email: 'ines@example.com' },
    headers,
  })
  const record = await test.inject({
    method: 'POST',
    url: '/api/member-records',
    headers,
    payload: { memberId, status: 'pending' },
  })
  // Saving keeps the first version.
  await test.inject({
    method: 'PUT',
    url: `/api/business-plans/${sample.ids.planId}`,
    headers,
    payload: { jobCreationPlan: 'Harbour Grid hires in Halifax.' },
  })
  const versions = await callTrpc(test, 'query', 'businessPlanVersions.list', {
    input: { id: sample.ids.planId },
    headers,
  })
  const sessions = await callTrpc(test, 'query', 'sessions.list', { headers })
  await createApiKeyHeaders(test, sample.member, 'read')
  const keys = await callTrpc(test, 'query', 'apiKeys.list', { headers })
  await addPasskey(test, sample.member)
  const passkeys = await callTrpc(test, 'query', 'passkeys.list', { headers })
  const endpoint = await test.inject({
    method: 'POST',
    url: '/api/webhook-endpoints',
    headers,
    payload: { url: 'https://hook.example.com/', events: ['milestone.due'] },
  })
  const webhookEndpointId = endpoint.json().id as string
  const delivery = await test.inject({
    method: 'POST',
    url: `/api/webhook-endpoints/${webhookEndpointId}/test`,
    headers,
  })
  return {
    ...sample.ids,
    webhookEndpointId,
    webhookDeliveryId: delivery.json().id,
    milestoneId: await firstId(`/api/milestones/${userId}`),
    memberRecordId: record.json().id,
    teamRecordIds: Object.fromEntries(
      await Promise.all(
        Object.values(teamRecordKinds).map(async ({ table }) => [table, await readTeamRecordId(cast, table)]),
      ),
    ),
    invitationId: invitation.json().result.data.json.id,
    analysisId: await firstId(`/api/document-analyses/${userId}`),
    planVersionId: versions.json().result.data.json[0].id,
    sessionId: sessions.json().result.data.json[0].id,
    apiKeyId: keys.json().result.data.json[0].id,
    passkeyId: passkeys.json().result.data.json[0].id,
  }
}
