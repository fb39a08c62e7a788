import { createTeamMember, teamRecordKinds } from '@suv/db/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '../../src/router.ts'
import { type Cast, createCast } from '../contract/cast.ts'
import { callTrpc, createApiKeyHeaders, createMember, type Member } from '../support/members.ts'
import { foreignInputs, openProcedures, type VictimIds } from './foreign-inputs.ts'
import { listProcedures, type Procedure } from './procedures.ts'
import { dumpVictim, readVictim } from './victim.ts'

/*
 * Every procedure × everybody that a company knows: its owner, an editor, a reader, one who was removed, one of another team,
 * and nobody. A new procedure is in the sweep by existing, and is refused to a reader unless it is said here what it is.
 */

const companyNouns = new Set<string>([
  ...Object.values(teamRecordKinds).map(({ table }) => table),
  'milestones',
  'businessPlans',
  'businessPlanVersions',
  'companies',
  'financialData',
  'organizationMatches',
  'memberRecords',
  'prApplications',
  'workPermitSteps',
])

/** For who manages the team: the others are refused, whatever they may write. */
const managed = new Set([
  'teams.update',
  'teamMembers.create',
  'teamMembers.update',
  'teamMembers.remove',
  'teamInvitations.list',
  'teamInvitations.create',
  'teamInvitations.resend',
  'teamInvitations.revoke',
  'workspaces.changeRole',
  'workspaces.handOver',
  'workspaces.removePerson',
  'workspaces.scheduleDeletion',
  'workspaces.keepTeam',
])

/** What anybody does for themselves, on data of their own or in their own name, with an input that names the team's. */
const ownDeeds = new Set(['eligibility.evaluate', 'workspaces.open', 'workspaces.leave'])

const isOfCompany = ({ path }: Procedure) => companyNouns.has(path.split('.')[0] ?? '')
const procedures = listProcedures(appRouter)
const named = procedures.filter(({ path }) => foreignInputs[path] != null)
const ofCompany = named.filter(isOfCompany)
const isRemoval = ({ path }: Procedure) => path.endsWith('.remove')

type Role = 'owner' | 'editor' | 'reader' | 'removed' | 'other'
let cast: Cast
let victim: VictimIds
const people = {} as Record<Role, Member>
beforeAll(async () => {
  cast = await createCast()
  victim = await readVictim(cast)
  const { db } = cast.test.database
  const join = async (role: 'editor' | 'reader', email: string) => {
    const member = await createMember(cast.test, email)
    const values = { teamId: victim.teamId, userId: member.userId, workspaceRole: role, passportName: role }
    const { id } = await createTeamMember(db, values)
    return { member, id }
  }
  people.owner = cast.sample.member
  people.other = cast.newcomer.member
  people.editor = (await join('editor', 'editor@example.com')).member
  people.reader = (await join('reader', 'reader@example.com')).member
  const removed = await join('editor', 'removed@example.com')
  people.removed = removed.member
  const answer = await callTrpc(cast.test, 'mutation', 'workspaces.removePerson', {
    input: { id: removed.id },
    headers: people.owner.cookie,
  })
  expect(answer.statusCode).toBe(200)
})
afterAll(() => cast.close())

/** A correct call on the company's data, as this member makes it: under their own id. */
const call = (role: Role, { path, type }: Procedure, headers: Record<string, string> = people[role].cookie) =>
  callTrpc(cast.test, type, path, {
    input: foreignInputs[path]?.({ ...victim, userId: people[role].userId }),
    headers,
  })

it('covers every procedure for everybody', async ({ annotate }) => {
  expect(ofCompany.length).toBeGreaterThan(50)
  const everybody = Object.keys(people).length + 1
  await annotate(`${procedures.length} procedures for ${everybody}: ${procedures.length * everybody} cells`)
})

it('refuses nobody in particular', async () => {
  for (const { path, type } of procedures.filter(({ path }) => !openProcedures.has(path))) {
    expect((await callTrpc(cast.test, type, path)).statusCode, path).toBe(401)
  }
})

describe.each(['removed', 'other'] as const)('somebody who is %s', (role) => {
  it('finds nothing of the company’s and changes none of it', async () => {
    const before = await dumpCompany()
    for (const procedure of named.filter(({ path }) => !ownDeeds.has(path))) {
      for (const userId of [victim.userId, people[role].userId]) {
        const response = await callTrpc(cast.test, procedure.type, procedure.path, {
          input: foreignInputs[procedure.path]?.({ ...victim, userId }),
          headers: people[role].cookie,
        })
        expect(response.body, procedure.path).not.toMatch(/Okafor|Harbour Grid/)
      }
    }
    for (const path of ['workspaces.open', 'workspaces.leave'] as const) {
      expect((await call(role, { path, type: 'mutation' })).statusCode, path).toBe(403)
    }
    expect(await dumpCompany()).toEqual(before)
  })
})

describe('a reader', () => {
  it('reads all that the owner reads', async () => {
    for (const procedure of ofCompany.filter(({ type }) => type === 'query')) {
      const [theirs, owners] = [await call('reader', procedure), await call('owner', procedure)]
      expect(theirs.statusCode, procedure.path).toBe(200)
      expect(theirs.json(), procedure.path).toEqual(owners.json())
    }
  })

  it('changes nothing, by session or by an API key that may write', async () => {
    const before = await dumpVictim(cast)
    const key = await createApiKeyHeaders(cast.test, people.reader, 'write')
    for (const headers of [people.reader.cookie, key]) {
      for (const procedure of named.filter(({ path, type }) => type === 'mutation' && !ownDeeds.has(path))) {
        const { statusCode, body } = await call('reader', procedure, headers)
        const refused =
          isOfCompany(procedure) || managed.has(procedure.path) ? [403] : [200, 400, 403, 404, 409]
        expect(refused, `${procedure.path} answered ${body}`).toContain(statusCode)
      }
    }
    expect(withoutPersonalRowsOf(people.reader, await dumpVictim(cast))).toEqual(before)
  })
})

describe('an editor', () => {
  it('manages nobody', async () => {
    const before = await dumpVictim(cast)
    for (const procedure of named.filter(({ path }) => managed.has(path))) {
      expect((await call('editor', procedure)).statusCode, procedure.path).toBe(403)
    }
    expect(await dumpVictim(cast)).toEqual(before)
  })

  it('reads and writes what the company keeps', async () => {
    for (const procedure of ofCompany.filter((one) => !isRemoval(one))) {
      const { statusCode, body } = await call('editor', procedure)
      // 400 and 409: there is one already, or the shares are given out. Nothing is refused for who asks.
      expect([200, 400, 409], `${procedure.path} answered ${body}`).toContain(statusCode)
    }
    const { status } = (
      await callTrpc(cast.test, 'query', 'organizationMatches.list', {
        input: { id: people.owner.userId },
        headers: people.owner.cookie,
      })
    )
      .json()
      .result.data.json.find(({ id }: { id: string }) => id === victim.matchId)
    expect(status).toBe('rejected')
    for (const procedure of ofCompany.filter(isRemoval)) {
      expect((await call('editor', procedure)).statusCode, procedure.path).toBe(200)
    }
    const left = await callTrpc(cast.test, 'query', 'milestones.list', {
      input: { id: people.owner.userId },
      headers: people.owner.cookie,
    })
    const ids = left.json().result.data.json.map(({ id }: { id: string }) => id)
    expect(ids).not.toContain(victim.milestoneId)
  })
})

const companyTables =
  /^(companies|milestones|business_plans|business_plan_versions|financial_data|organization_matches)$/

/** What the company keeps, without what others keep in workspaces of their own. */
async function dumpCompany(): Promise<unknown> {
  const dump = (await dumpVictim(cast)) as Record<string, Record<string, unknown>[]>
  const { id } = await cast.test.database.db
    .selectFrom('workspaces')
    .select('id')
    .where('teamId', '=', victim.teamId)
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    Object.entries(dump).map(([table, rows]) => [
      table,
      rows.filter(({ id: rowId, workspaceId, userId }) =>
        table === 'teams'
          ? // What somebody says of their own company is written on their own team.
            rowId === victim.teamId
          : companyTables.test(table) && workspaceId !== undefined
            ? workspaceId === id
            : userId === undefined || userId === victim.userId,
      ),
    ]),
  )
}

/** A reader may analyse the plan, and keeps a profile: both are their own. */
function withoutPersonalRowsOf({ userId }: Member, dump: unknown): unknown {
  const tables = dump as Record<string, Record<string, unknown>[]>
  const personal = new Set(['document_analyses', 'business_profiles'])
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      personal.has(table) ? rows.filter((row) => row.userId !== userId) : rows,
    ]),
  )
}
