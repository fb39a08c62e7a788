import { sql, teamRecordKinds } from '@suv/db/testing'
import { beforeAll } from 'vitest'
import type { Cast } from '../contract/cast.ts'
import { callTrpc, createApiKeyHeaders } from '../support/members.ts'
import { addPasskey } from '../support/passkeys.ts'
import { newTeamRecord, type VictimIds } from './foreign-inputs.ts'

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
  'request_counts',
]

/** Every row of every table that an attack could have touched. */
export async function dumpVictim(cast: Cast): Promise<unknown> {
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

/** The records of the cast's sample member, for all tests of a file. */
export function useVictim(cast: Cast): VictimIds {
  const victim = {} as VictimIds
  beforeAll(async () => {
    Object.assign(victim, await readVictim(cast))
  })
  return victim
}

export async function readVictim(cast: Cast): Promise<VictimIds> {
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
  const trusted = await test.database.db
    .insertInto('verifications')
    .values({
      identifier: 'trust-device-of-the-victim',
      value: userId,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
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
  const person = await test.inject({
    method: 'POST',
    url: '/api/personal-history/people',
    headers,
    payload: { name: 'Tunde Okafor', relation: 'child' },
  })
  const pack = await test.inject({
    method: 'POST',
    url: '/api/document-packs',
    headers,
    payload: { title: 'Harbour Grid', destination: 'pr_portal' },
  })
  const historyPersonId = person.json().id as string
  const [entry] = (
    await test.inject({
      method: 'POST',
      url: '/api/personal-history/entries',
      headers,
      payload: { entries: [{ personId: historyPersonId, kind: 'identity', title: 'Harbour Grid' }] },
    })
  ).json()
  const mark = await test.inject({
    method: 'PUT',
    url: '/api/pack-evidence',
    headers,
    payload: {
      pack: 'permanent_residence',
      item: 'form',
      personId: historyPersonId,
      paper: 'Harbour Grid',
      place: 'this',
    },
  })
  return {
    ...sample.ids,
    packEvidenceId: mark.json().id,
    documentPackId: pack.json().id,
    historyPersonId,
    historyEntryId: entry.id,
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
    trustedBrowserId: trusted.id,
    apiKeyId: keys.json().result.data.json[0].id,
    passkeyId: passkeys.json().result.data.json[0].id,
  }
}
