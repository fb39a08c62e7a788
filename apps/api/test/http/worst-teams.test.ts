import { sql } from '@suv/db/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCounted } from '../support/get-counted.ts'
import { holdUp, longestWait } from '../support/longest-turn.ts'
import { callTrpc } from '../support/members.ts'
import { createOrganization } from '../support/organizations.ts'
import { useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

/*
 * What a member has dates of, in teams of as many people, papers and certificates as there can be, each of which names the last of the
 * people: whatever looks one up in a list for each of another is seen here. Measured as in worst-requests.test.ts.
 */

const test = useTestServer()
const teams = useTeams(test)
const perTeam = 1_990
const fullTeams = 2

beforeAll(async () => {
  const organization = await createOrganization(test, { name: 'Harbour Ventures' })
  const { userId } = teams.founder
  await fill(teams.teamId, organization)
  for (let more = 1; more < fullTeams; more++) {
    const { rows } = await sql<{ id: string }>`
      insert into teams (team_name) values ('Another') returning id`.execute(test.database.db)
    const [{ id } = { id: '' }] = rows
    await sql`insert into team_members (team_id, user_id, passport_name, role)
      values (${id}, ${userId}, 'Ada', 'founder')`.execute(test.database.db)
    await fill(id, organization)
  }
  await test.server.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)

async function fill(team: string, organization: string): Promise<void> {
  const people = sql`(select id from team_members where team_id = ${team} order by created_at desc, id limit ${perTeam})`
  const statements = [
    sql`insert into team_members (team_id, passport_name, role, language_scores, created_at)
      select ${team}, repeat('Zoë ', 40) || nth::text, 'founder', '{"test": "ielts", "testDate": "2025-01-10"}', now() + interval '1 day'
      from generate_series(1, ${perTeam}::int) nth`,
    sql`insert into validity_dates (team_id, member_id, kind, day) select ${team}, id, 'passport', '2026-12-01' from ${people} p`,
    sql`insert into letters_of_support (team_id, member_id, organization_id, status)
      select ${team}, id, ${organization}::uuid, 'expired' from ${people} p`,
    sql`insert into commitment_certificates (team_id, organization_id, certificate_id, status, issued_date, covers_members)
      select ${team}, ${organization}::uuid, 'C-' || nth::text, 'issued', '2025-06-01',
        (select jsonb_agg(id) from (select id from ${people} p order by id desc limit 50) covered)
      from generate_series(1, ${perTeam}::int) nth`,
    sql`insert into work_permits (team_id, member_id, status, expiry_date)
      select ${team}, id, 'approved', '2026-12-20' from ${people} p`,
    sql`insert into pr_applications (team_id, team_member_id, status) select ${team}, id, 'submitted' from ${people} p`,
    sql`insert into tracker_sightings (team_id, member_id, part, status, seen_on)
      select ${team}, id, 'medical', 'Passed', '2026-05-01' from ${people} p`,
  ]
  for (const statement of statements) await statement.execute(test.database.db)
}

it('the bell tells the most pressing, of all teams, and holds nobody up', { timeout: 60_000 }, async () => {
  const { cookie: headers } = teams.founder
  const input = { today: '2026-12-10' }
  const { answer, ms } = await holdUp(() => callTrpc(test, 'query', 'notifications.list', { headers, input }))
  const told = answer.json().result.data.json as { severity: string; key: string }[]
  expect(told).toHaveLength(500)
  expect(new Set(told.map(({ severity }) => severity))).toEqual(new Set(['urgent']))
  expect(ms).toBeLessThan(longestWait)
})

it('who asks twelve times at once waits, or is told to', { timeout: 120_000 }, async () => {
  const { cookie: headers } = teams.founder
  const days = Array.from({ length: 12 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`)
  const answers = await Promise.all(
    days.map((today) => callTrpc(test, 'query', 'notifications.list', { headers, input: { today } })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

describe('a file', () => {
  it('of the calendar has the latest days, and holds nobody up', { timeout: 60_000 }, async () => {
    const { answer, ms } = await holdUp(() => getCounted(test, teams.founder, '/api/exports/calendar.ics'))
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.length).toBeLessThan(6_000_000)
    expect(ms).toBeLessThan(longestWait)
  })

  it('of the application is refused before it is set', { timeout: 60_000 }, async () => {
    const { answer, ms } = await holdUp(() => getCounted(test, teams.founder, '/api/exports/application.pdf'))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('too long for a PDF')
    expect(ms).toBeLessThan(longestWait)
  })
})

it('an application is found at once among those of everybody', async () => {
  const { teamId, founder } = teams
  const began = performance.now()
  const answer = await test.inject({ url: `/api/pr-applications/${teamId}`, headers: founder.cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  // Asked for each of them who the main applicant is, the database takes seconds.
  expect(performance.now() - began).toBeLessThan(1_500)
})
