import { listen, liveChannel, openDatabase } from '@suv/db'
import { createTeamMember, sql } from '@suv/db/testing'
import type { LiveChange, LiveGreeting, PresentPerson } from '@suv/domain'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { LiveHub } from '../../src/live/live-hub.ts'
import { openLive } from '../../src/live/open-live.ts'
import { buildServer } from '../../src/server.ts'
import { type LiveTab, listenOn, openTab } from '../support/live-streams.ts'
import { callTrpc, createApiKeyHeaders, createMember, password, signIn } from '../support/members.ts'
import { createTeams, type Teams } from '../support/teams.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

const isServer = inject('testDatabaseServer').kind === 'server'

let test: TestServer
let teams: Teams
/** A second process on the same database. */
let second: FastifyInstance
let [one, other] = ['', '']
beforeAll(async () => {
  test = await createTestServer()
  teams = await createTeams(test)
  const { db, clock, log } = test.dependencies
  const { connection } = test.database
  second = await buildServer({ ...test.dependencies, live: openLive({ db, connection, clock, log }) })
  one = await listenOn(test.server)
  other = isServer ? await listenOn(second) : one
  for (const { userId } of [teams.founder, teams.colleague, teams.stranger]) await worksInTeam(userId)
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const tabs: LiveTab[] = []
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.close()
  // Nobody stays behind for the next test.
  await vi.waitFor(async () => {
    const tab = await openTab(one, { headers: teams.founder.cookie })
    const here = await tab.until<PresentPerson[]>('here', () => true)
    tab.close()
    expect(here).toHaveLength(1)
  }, 5_000)
})

const worksInTeam = (userId: string) =>
  test.database.db.updateTable('teamMembers').set({ worksHere: true }).where('userId', '=', userId).execute()

async function open(origin: string, { cookie }: Pick<Teams['founder'], 'cookie'>, query?: string) {
  const tab = await openTab(origin, { headers: cookie, ...(query === undefined ? {} : { query }) })
  tabs.push(tab)
  return tab
}

async function insertPaper(
  { userId }: Teams['founder'],
  values: { workspaceId?: string; sharing?: 'nothing' },
): Promise<string> {
  const { id } = await test.database.db
    .insertInto('documents')
    .values({
      userId,
      fileName: 'passport.pdf',
      fileType: 'application/pdf',
      objectPath: '/objects/x',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const as = (member: Teams['founder']) => ({
  addMilestone: async (server = test.server) => {
    const answer = await callTrpc({ ...test, server }, 'mutation', 'milestones.create', {
      input: {
        title: 'Call the incubator',
        status: 'upcoming',
        phase: 'phase_1',
        category: 'business_plan',
        priority: 'high',
      },
      headers: member.cookie,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  },
  move: async (input: object, server = test.server) =>
    callTrpc({ ...test, server }, 'mutation', 'presence.move', { input, headers: member.cookie }),
})

describe('a stream', () => {
  it('is no page that a proxy keeps, compresses or gathers, and has the site’s headers', async () => {
    const tab = await open(one, teams.founder)
    expect(tab.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(tab.headers['content-encoding']).toBeUndefined()
    expect(tab.headers['cache-control']).toContain('no-transform')
    expect(tab.headers['x-accel-buffering']).toBe('no')
    expect(tab.headers['x-content-type-options']).toBe('nosniff')
    expect(await tab.until<LiveGreeting>('greeting', () => true)).toEqual({
      stream: expect.any(String),
      person: teams.founder.memberId,
    })
    expect(tab.text()).toMatch(/^retry: \d{4}\n\n/)
  })

  it('is refused to a stranger, an API key, another site and somebody without a team', async () => {
    expect((await openTab(one)).status).toBe(401)
    for (const scope of ['read', 'write'] as const) {
      const key = await createApiKeyHeaders(test, teams.founder, scope)
      expect((await openTab(one, { headers: key })).status).toBe(403)
      expect((await openTab(one, { headers: { ...key, ...teams.founder.cookie } })).status).toBe(403)
    }
    const site = { ...teams.founder.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await openTab(one, { headers: site })).status).toBe(403)
    const alone = await createMember(test, 'alone@example.com')
    expect((await openTab(one, { headers: alone.cookie })).status).toBe(204)
    const nowhere = await openTab(one, { headers: teams.founder.cookie, query: 'area=<b>' })
    expect(nowhere.status).toBe(400)
  })

  it('is had so many times at once, and again once one is closed', async () => {
    const opened: LiveTab[] = []
    for (let tab = 0; tab < 4; tab++) opened.push(await open(one, teams.founder))
    expect((await openTab(one, { headers: teams.founder.cookie })).status).toBe(429)
    expect((await open(one, teams.colleague)).status).toBe(200)
    opened[0]?.close()
    await vi.waitFor(async () => expect((await open(one, teams.founder)).status).toBe(200))
  })
})

describe('a change', () => {
  it('is told to the team on either process, by kind alone, and says whose it was', async () => {
    const mine = await open(one, teams.founder)
    const theirs = await open(other, teams.colleague)
    const strange = await open(other, teams.stranger)
    await as(teams.founder).addMilestone()
    const change = { entity: 'milestones' }
    expect(await mine.until<LiveChange>('changed', () => true)).toEqual({ ...change, isYours: true })
    expect(await theirs.until<LiveChange>('changed', () => true)).toEqual({ ...change, isYours: false })
    expect(theirs.text()).not.toContain('incubator')
    // What came after it has come, and nothing of another's.
    await as(teams.stranger).addMilestone()
    await strange.until<LiveChange>('changed', ({ isYours }) => isYours)
    expect(strange.all('changed')).toHaveLength(1)
    expect(mine.all('changed')).toHaveLength(1)
    expect(theirs.all('changed')).toHaveLength(1)
  })

  it('that was undone is told to nobody', async () => {
    const tab = await open(one, teams.colleague)
    const { db } = test.database
    const insert = (entity: string) => sql`
      insert into audit_events (actor_user_id, action, entity, entity_id, team_id)
      values (${teams.founder.userId}, 'update', ${entity}, 'x', ${teams.teamId})`
    await db
      .transaction()
      .execute(async (trx) => {
        await insert('milestones').execute(trx)
        throw new Error('undone')
      })
      .catch(() => {})
    await insert('companies').execute(db)
    await tab.until<LiveChange>('changed', ({ entity }) => entity === 'companies')
    expect(tab.all('changed')).toHaveLength(1)
  })

  it('of somebody’s own paper is told to the team, as far as it sees the paper', async () => {
    const mine = await open(one, teams.founder)
    const theirs = await open(other, teams.colleague)
    const strange = await open(one, teams.stranger)
    const { db } = test.database
    const told = { entity: 'documents', isYours: false }
    const heard = () => theirs.all<LiveChange>('changed')
    const id = await insertPaper(teams.founder, {})
    await vi.waitFor(() => expect(heard()).toEqual([told]))
    expect(await mine.until<LiveChange>('changed', () => true)).toEqual({ ...told, isYours: true })

    const set = (
      values: { sharing: 'nothing' | 'content'; sharedTeamId?: string | null } | { fileName: string },
    ) => db.updateTable('documents').set(values).where('id', '=', id).execute()
    await set({ sharing: 'content', sharedTeamId: teams.teamId })
    await vi.waitFor(() => expect(heard()).toHaveLength(2))
    await set({ sharing: 'nothing', sharedTeamId: null })
    await vi.waitFor(() => expect(heard()).toHaveLength(3))
    // What the team does not see it does not hear of either: a milestone that comes after it is the next that is heard.
    await set({ fileName: 'hidden.pdf' })
    await db.deleteFrom('documents').where('id', '=', id).execute()
    await as(teams.founder).addMilestone()
    await theirs.until<LiveChange>('changed', ({ entity }) => entity === 'milestones')
    expect(heard()).toHaveLength(4)
    expect(theirs.text()).not.toContain('passport')
    expect(strange.all('changed')).toHaveLength(0)
  })

  it('that takes a paper back from the company is told to the company', async () => {
    const theirs = await open(one, teams.colleague)
    const { db } = test.database
    const company = await db
      .selectFrom('workspaces')
      .select('id')
      .where('teamId', '=', teams.teamId)
      .executeTakeFirstOrThrow()
    const id = await insertPaper(teams.founder, { workspaceId: company.id, sharing: 'nothing' })
    await db.updateTable('documents').set({ workspaceId: null }).where('id', '=', id).execute()
    await vi.waitFor(() => expect(theirs.all('changed')).toEqual([{ entity: 'documents', isYours: false }]))
    await db.deleteFrom('documents').where('id', '=', id).execute()
  })
})

describe('who is here', () => {
  const peopleOf = (here: readonly PresentPerson[]) => here.map(({ person }) => person).sort()

  it.runIf(isServer)('is known on either process, with where, and each person once', async () => {
    const both = [teams.founder.memberId, teams.colleague.memberId].sort()
    const mine = await open(one, teams.founder, 'area=business-plan&section=market')
    await open(one, teams.founder, 'area=business-plan&section=market')
    const theirs = await open(other, teams.colleague, 'area=timeline')
    for (const tab of [mine, theirs]) {
      const here = await tab.until<PresentPerson[]>('here', (people) => people.length === 2)
      expect(peopleOf(here)).toEqual(both)
      expect(here.find(({ person }) => person === teams.founder.memberId)?.places).toEqual([
        { area: 'business-plan', section: 'market' },
      ])
    }
    // The call arrives at the process that does not hold the stream.
    const { stream } = await mine.until<LiveGreeting>('greeting', () => true)
    const place = { area: 'financial', section: 'funding' }
    expect((await as(teams.founder).move({ stream, ...place }, second)).statusCode).toBe(200)
    for (const tab of [mine, theirs]) {
      await tab.until<PresentPerson[]>('here', (people) =>
        people.some(({ places }) => places.some(({ area }) => area === 'financial')),
      )
    }
    theirs.close()
    await mine.until<PresentPerson[]>('here', (people) => people.length === 1)
  })

  it('is told to the team alone, and nobody moves another’s tab', async () => {
    const mine = await open(one, teams.founder)
    const strange = await open(other, teams.stranger)
    await mine.until<PresentPerson[]>('here', (people) => people.length === 1)
    const { stream } = await mine.until<LiveGreeting>('greeting', () => true)
    for (const server of [test.server, second])
      await as(teams.colleague).move({ stream, area: 'account', section: null }, server)
    await open(one, teams.colleague)
    const here = await mine.until<PresentPerson[]>('here', (people) => people.length === 2)
    expect(here.flatMap(({ places }) => places.map(({ area }) => area))).toEqual(['dashboard', 'dashboard'])
    expect(peopleOf(strange.all<PresentPerson[]>('here').at(-1) ?? [])).toEqual([teams.stranger.memberId])
  })
})

describe('a stream ends', () => {
  async function newReader(email: string) {
    const member = await createMember(test, email)
    const seat = {
      teamId: teams.teamId,
      userId: member.userId,
      workspaceRole: 'reader' as const,
      worksHere: true,
    }
    const { id } = await createTeamMember(test.database.db, { ...seat, passportName: email })
    return { ...member, memberId: id }
  }
  const isEnded = (tab: LiveTab) =>
    vi.waitFor(() => {
      expect(tab.all('ended')).toEqual([null])
      expect(tab.isOpen()).toBe(false)
    })

  it('when the member is removed, on whichever process, and does not begin again', async () => {
    const reader = await newReader('removed@example.com')
    const [here, there] = [await open(one, reader), await open(other, reader)]
    await test.database.db
      .updateTable('teamMembers')
      .set({ workspaceRole: 'owner' })
      .where('userId', '=', teams.founder.userId)
      .execute()
    const answer = await callTrpc(test, 'mutation', 'workspaces.removePerson', {
      input: { id: reader.memberId },
      headers: teams.founder.cookie,
    })
    expect(answer.statusCode).toBe(200)
    await Promise.all([isEnded(here), isEnded(there)])
    expect((await open(one, reader)).status).toBe(204)
  })

  it('when they leave, open another workspace, or sign out; another role alone does not end it', async () => {
    const reader = await newReader('leaves@example.com')
    const call = (path: string, input: unknown) =>
      callTrpc(test, 'mutation', path, { input, headers: reader.cookie })
    let tab = await open(other, reader)
    const { db } = test.database
    await db
      .updateTable('teamMembers')
      .set({ workspaceRole: 'editor' })
      .where('id', '=', reader.memberId)
      .execute()
    await call('workspaces.open', { teamId: null })
    await isEnded(tab)
    await call('workspaces.open', { teamId: teams.teamId })
    tab = await open(other, reader)
    await db
      .updateTable('teamMembers')
      .set({ workspaceRole: 'reader' })
      .where('id', '=', reader.memberId)
      .execute()
    await as(teams.founder).addMilestone()
    await tab.until('changed', () => true)
    expect(tab.isOpen()).toBe(true)
    const elsewhere = await signIn(test, { email: reader.email, password })
    const otherTab = await open(one, elsewhere)
    await test.inject({ method: 'POST', url: '/api/auth/sign-out', headers: reader.cookie, payload: {} })
    await isEnded(tab)
    expect(otherTab.isOpen()).toBe(true)
    await callTrpc(test, 'mutation', 'workspaces.leave', {
      input: { id: teams.teamId },
      headers: elsewhere.cookie,
    })
    await isEnded(otherTab)
  })
})

describe.runIf(isServer)('the listening connection', () => {
  const listening = () => sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = 'landfall-live' and datname = current_database()`

  it('is one for each process, and is had again within ten seconds after it was killed', async () => {
    const mine = await open(one, teams.founder)
    const theirs = await open(other, teams.colleague)
    const { db } = test.database
    const before = (await listening().execute(db)).rows
    expect(before).toHaveLength(2)
    const killedAt = Date.now()
    for (const { pid } of before) await sql`select pg_terminate_backend(${pid})`.execute(db)
    for (const tab of [mine, theirs]) await tab.until('missed', () => true, 10_000)
    expect(Date.now() - killedAt).toBeLessThan(10_000)
    await as(teams.founder).addMilestone()
    for (const tab of [mine, theirs]) await tab.until('changed', () => true)
    await mine.until<PresentPerson[]>('here', (people) => people.length === 2)
    expect((await listening().execute(db)).rows).toHaveLength(2)
  })

  it('tells of a removal that nobody heard', async () => {
    const tab = await open(other, teams.colleague)
    const { db } = test.database
    await sql`alter table team_members disable trigger team_members_tell_live`.execute(db)
    const seat = db.updateTable('teamMembers').where('id', '=', teams.colleague.memberId)
    await seat.set({ worksHere: false }).execute()
    for (const { pid } of (await listening().execute(db)).rows)
      await sql`select pg_terminate_backend(${pid})`.execute(db)
    await vi.waitFor(() => expect(tab.isOpen()).toBe(false), 10_000)
    await seat.set({ worksHere: true }).execute()
    await sql`alter table team_members enable trigger team_members_tell_live`.execute(db)
  })
})

it.runIf(isServer)('200 streams ask the database nothing while nothing happens', async () => {
  const { database, clock, dependencies } = test
  const { log } = dependencies
  const db = openDatabase(database.connection)
  const hub = new LiveHub({
    db,
    clock,
    log,
    listen: (options) => listen(db, database.connection, { ...options, channel: liveChannel }),
    hasOthers: true,
    heartbeatMs: 20,
  })
  const session = await database.db
    .selectFrom('sessions')
    .select(['id', 'expiresAt'])
    .where('userId', '=', teams.founder.userId)
    .executeTakeFirstOrThrow()
  let beats = 0
  const connection = { send: () => {}, beat: () => (beats += 1), end: () => {} }
  const place = { area: 'dashboard', section: null }
  for (let stream = 0; stream < 200; stream++) {
    // As of fifty members, each of whom may have so many.
    const reader = { userId: `member ${stream % 50}`, session }
    expect(await hub.join(reader, place, connection)).toBeDefined()
  }
  const last = async () =>
    (
      await sql`
        select pid, query_start from pg_stat_activity
        where datname = current_database() and query not like '%pg_stat_activity%' order by pid`.execute(
        database.db,
      )
    ).rows
  // The first heartbeat brings the process's one word of itself a minute.
  await vi.waitFor(() => expect(beats).toBeGreaterThan(200))
  await new Promise((resume) => setTimeout(resume, 300))
  const before = await last()
  const beatsBefore = beats
  await new Promise((resume) => setTimeout(resume, 1_500))
  expect(beats - beatsBefore).toBeGreaterThan(2_000)
  // A pool may have closed a connection that it needs no more; nobody has begun another, or asked on one.
  expect(before).toEqual(expect.arrayContaining(await last()))
  await hub.close()
  await db.destroy()
})
