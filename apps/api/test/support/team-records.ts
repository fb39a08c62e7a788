import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOrganization } from './organizations.ts'
import { createTeams, readAudit, sender, type Teams } from './teams.ts'
import { createTestServer, type TestServer } from './test-server.ts'

/** Two teams, and what their records may refer to. */
export type TeamWorld = Teams & {
  readonly test: TestServer
  readonly send: ReturnType<typeof sender>
  readonly organizationId: string
  readonly documentId: string
  /** A document of a member of the other team. */
  readonly strangersDocumentId: string
}

export async function createTeamWorld(): Promise<TeamWorld> {
  const test = await createTestServer()
  const teams = await createTeams(test)
  const upload = async (userId: string): Promise<string> => {
    const { id } = await test.database.db
      .insertInto('documents')
      .values({ userId, fileName: 'letter.pdf', fileType: 'application/pdf', objectPath: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    ...teams,
    test,
    send: sender(test),
    organizationId: await createOrganization(test, { name: 'Harbour Ventures' }),
    documentId: await upload(teams.founder.userId),
    strangersDocumentId: await upload(teams.stranger.userId),
  }
}

export type TeamRecordSuite = {
  /** Below /api. */
  readonly path: string
  readonly entity: string
  /** What a member of the team sends, with every field. */
  readonly input: (world: TeamWorld) => object
  /** What the answer says where only the required fields are sent. */
  readonly least: (world: TeamWorld) => object
  readonly defaults: object
  /** A part, and another value for it. */
  readonly change: object
  /** References to what is not the team's, by the field that the refusal names. */
  readonly foreign: (world: TeamWorld) => Readonly<Record<string, unknown>>
  /** What answers where a record is added to another's team. */
  readonly foreignTeamStatus: 403 | 404
  readonly broken: readonly (readonly [field: string, value: unknown])[]
}

/** What holds for every kind of record that a team keeps: its members read and write it, and nobody else knows of it. */
export function describeTeamRecord(suite: TeamRecordSuite): void {
  const { path } = suite
  let world: TeamWorld
  beforeAll(async () => {
    world = await createTeamWorld()
  })
  afterAll(() => world.test.close())

  const add = (input: object = {}) =>
    world.send(world.colleague, 'POST', path, { ...suite.input(world), ...input })
  const list = async () => (await world.send(world.founder, 'GET', `${path}/${world.teamId}`)).json()

  describe('authorisation', () => {
    it('refuses a stranger to the site', async () => {
      for (const response of [
        await world.send(null, 'GET', `${path}/${world.teamId}`),
        await world.send(null, 'POST', path, suite.input(world)),
        await world.send(null, 'PATCH', `${path}/x`, suite.change),
        await world.send(null, 'DELETE', `${path}/x`),
      ]) {
        expect(response.statusCode).toBe(401)
      }
    })

    it('refuses another team, and keeps its records from them', async () => {
      const { stranger, teamId, send } = world
      const record = (await add()).json()
      expect((await send(stranger, 'GET', `${path}/${teamId}`)).statusCode).toBe(403)
      const added = await send(stranger, 'POST', path, suite.input(world))
      expect(added.statusCode).toBe(suite.foreignTeamStatus)
      for (const id of [record.id, 'no uuid']) {
        expect((await send(stranger, 'PATCH', `${path}/${id}`, suite.change)).statusCode).toBe(404)
        expect((await send(stranger, 'DELETE', `${path}/${id}`)).json()).toEqual({ id })
      }
      expect(await list()).toContainEqual(record)
    })
  })

  it('is added, changed in part and deleted, twice without error', async () => {
    const { founder, colleague, teamId, send } = world
    const input = suite.input(world)
    const response = await add()
    expect(response.statusCode, response.body).toBe(200)
    const record = response.json()
    expect(record).toMatchObject(input)
    expect(await list()).toContainEqual(record)

    const changed = (await send(founder, 'PATCH', `${path}/${record.id}`, suite.change)).json()
    expect({ ...changed, updatedAt: record.updatedAt }).toEqual({ ...record, ...suite.change })

    // What changes nothing leaves the record as it is, and no trace.
    world.test.clock.advance(1000)
    for (const nothing of [{}, suite.change])
      expect((await send(founder, 'PATCH', `${path}/${record.id}`, nothing)).json()).toEqual(changed)

    for (const _ of [1, 2]) {
      expect((await send(founder, 'DELETE', `${path}/${record.id}`)).json()).toEqual({ id: record.id })
    }
    expect((await send(founder, 'PATCH', `${path}/${record.id}`, suite.change)).statusCode).toBe(404)
    const by = { entity: suite.entity, teamId }
    const fields = expect.arrayContaining(Object.keys(suite.change))
    expect(await readAudit(world.test, record.id)).toMatchObject([
      { ...by, action: 'create', actorUserId: colleague.userId },
      { ...by, action: 'update', actorUserId: founder.userId, changedFields: fields },
      { ...by, action: 'delete', actorUserId: founder.userId, changedFields: [] },
    ])
  })

  it('takes defaults, and is listed newest first in pages', async () => {
    const { founder, teamId, send, test } = world
    const first = (await send(founder, 'POST', path, suite.least(world))).json()
    expect(first).toMatchObject(suite.defaults)
    test.clock.advance(1000)
    const second = (await send(founder, 'POST', path, suite.least(world))).json()
    test.clock.advance(1000)
    const page = await send(founder, 'GET', `${path}/${teamId}?limit=1`)
    expect(page.json()).toEqual([second])
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
    expect((await send(founder, 'GET', next)).json()).toEqual([first])
  })

  it('refers only to what is the team’s', async () => {
    const { founder, send } = world
    const { id } = (await add()).json()
    for (const [field, value] of Object.entries(suite.foreign(world))) {
      const response = await send(founder, 'PATCH', `${path}/${id}`, { [field]: value })
      expect(response.statusCode, field).toBe(400)
      expect(response.json().error).toContain(`${field}: `)
      expect([400, 404]).toContain((await add({ [field]: value })).statusCode)
    }
  })

  it.each(suite.broken)('names the field %s when it is %j', async (field, value) => {
    const response = await add({ [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues.map((issue: { path: string }) => issue.path.split('.')[0])).toContain(field)
  })
}
