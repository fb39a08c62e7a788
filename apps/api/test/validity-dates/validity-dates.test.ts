import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTrpc } from '../support/members.ts'
import { createTeamWorld, describeTeamRecord, type TeamWorld } from '../support/team-records.ts'

describeTeamRecord({
  path: '/validity-dates',
  entity: 'validityDates',
  input: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    kind: 'police_certificate',
    label: 'Brazil',
    day: '2026-07-01',
    livesThere: false,
    stayEndedOn: '2026-05-31',
  }),
  least: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    kind: 'passport',
    day: '2031-05-04',
  }),
  defaults: { label: null, livesThere: null, stayEndedOn: null },
  change: { day: '2026-08-01', label: 'Portugal', livesThere: true, stayEndedOn: null },
  foreign: ({ stranger }) => ({ memberId: stranger.memberId }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', null],
    ['memberId', ''],
    ['kind', 'visa'],
    ['label', 5],
    ['day', '2026-02-30'],
    ['day', ''],
    ['livesThere', 'yes'],
    ['livesThere', 1],
    ['stayEndedOn', '2026-02-30'],
    ['stayEndedOn', true],
  ],
})

describe('the stay of a police certificate', () => {
  let world: TeamWorld
  beforeAll(async () => {
    world = await createTeamWorld()
  })
  afterAll(() => world.test.close())

  const refusal =
    'Only a police certificate has a stay. Leave livesThere and stayEndedOn out, or set both to null.'
  const fields = (values: object) => ({
    teamId: world.teamId,
    memberId: world.founder.memberId,
    kind: 'police_certificate',
    day: '2026-07-01',
    ...values,
  })

  it.each([{ livesThere: true }, { livesThere: false }, { stayEndedOn: '2026-01-31' }])(
    'is refused of another paper: %j',
    async (stay) => {
      const answer = await world.send(
        world.founder,
        'POST',
        '/validity-dates',
        fields({ kind: 'passport', ...stay }),
      )
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain(refusal)
    },
  )

  it('may be left out, and is refused where the paper becomes another', async () => {
    const { founder, send } = world
    const made = await send(founder, 'POST', '/validity-dates', fields({}))
    expect(made.json()).toMatchObject({ livesThere: null, stayEndedOn: null })
    const path = `/validity-dates/${made.json().id}`
    expect((await send(founder, 'PATCH', path, { livesThere: true })).json()).toMatchObject({
      livesThere: true,
    })
    const refused = await send(founder, 'PATCH', path, { kind: 'passport' })
    expect([refused.statusCode, refused.body.includes(refusal)]).toEqual([400, true])
    const cleared = await send(founder, 'PATCH', path, { kind: 'passport', livesThere: null })
    expect(cleared.json()).toMatchObject({ kind: 'passport', livesThere: null })
  })

  it('decides over tRPC, too, what bell and calendar tell', async () => {
    const { founder, test } = world
    const call = (kind: 'query' | 'mutation', path: string, input: object) =>
      callTrpc(test, kind, path, { input, headers: founder.cookie })
    const add = async (stay: object, label: string) => {
      const made = await call(
        'mutation',
        'validityDates.create',
        fields({ ...stay, label, day: '2026-01-10' }),
      )
      expect(made.statusCode, made.body).toBe(200)
    }
    await add({ livesThere: true }, 'Ghana')
    await add({ livesThere: false, stayEndedOn: '2025-12-31' }, 'Brazil')
    await add({ livesThere: false, stayEndedOn: '2026-02-01' }, 'Peru')
    await add({}, 'Chile')
    const told = await call('query', 'notifications.list', { today: '2026-07-01' })
    const titles: string[] = told.json().result.data.json.map(({ title }: { title: string }) => title)
    expect(titles.filter((title) => title.startsWith('Police')).sort()).toEqual([
      'Police certificate: last day (founder@example.com, Chile)',
      'Police certificate: last day (founder@example.com, Ghana)',
    ])
  })
})
