import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAudit, sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)
beforeEach(() => test.database.db.deleteFrom('prApplications').execute())

const path = '/pr-applications'
const begin = (input: object = {}) =>
  send(teams.colleague, 'POST', path, { teamId: teams.teamId, status: 'preparing', ...input })
const read = async () => (await send(teams.founder, 'GET', `${path}/${teams.teamId}`)).json()

describe('authorisation', () => {
  it('refuses a stranger to the site', async () => {
    for (const response of [
      await send(null, 'GET', `${path}/${teams.teamId}`),
      await send(null, 'GET', `${path}/${teams.teamId}/changes`),
      await send(null, 'POST', path, {}),
      await send(null, 'PATCH', `${path}/x`, {}),
      await send(null, 'DELETE', `${path}/x`),
    ]) {
      expect(response.statusCode).toBe(401)
    }
  })

  it('refuses another team, and keeps the application from them', async () => {
    const { stranger, teamId } = teams
    const application = (await begin()).json()
    expect((await send(stranger, 'GET', `${path}/${teamId}`)).statusCode).toBe(403)
    expect((await send(stranger, 'GET', `${path}/${teamId}/changes`)).statusCode).toBe(403)
    expect((await send(stranger, 'POST', path, { teamId })).statusCode).toBe(403)
    for (const id of [application.id, 'no uuid']) {
      expect((await send(stranger, 'PATCH', `${path}/${id}`, { feesPaid: true })).statusCode).toBe(404)
      expect((await send(stranger, 'DELETE', `${path}/${id}`)).json()).toEqual({ id })
    }
    expect(await read()).toEqual(application)
  })
})

it('is null, then begun, then toggled one boolean at a time', async () => {
  expect(await read()).toBeNull()
  const application = (await begin({ applicationNumber: 'E-1', notes: 'First.' })).json()
  expect(application).toMatchObject({
    applicationNumber: 'E-1',
    status: 'preparing',
    medicalExamCompleted: false,
    policeCheckCompleted: false,
    feesPaid: false,
    submittedAt: null,
    receivedOn: null,
  })
  for (const field of ['medicalExamCompleted', 'policeCheckCompleted', 'feesPaid']) {
    const changed = (
      await send(teams.founder, 'PATCH', `${path}/${application.id}`, { [field]: true })
    ).json()
    expect(changed[field]).toBe(true)
  }
  const change = { status: 'submitted', submittedAt: '2026-11-01', applicationNumber: 'E-2', notes: null }
  await send(teams.founder, 'PATCH', `${path}/${application.id}`, change)
  expect(await read()).toMatchObject({ ...change, feesPaid: true, medicalExamCompleted: true })

  for (const _ of [1, 2]) {
    expect((await send(teams.founder, 'DELETE', `${path}/${application.id}`)).statusCode).toBe(200)
  }
  expect(await read()).toBeNull()
  const audit = await readAudit(test, application.id)
  expect(audit.map(({ action }) => action)).toEqual([
    'create',
    'update',
    'update',
    'update',
    'update',
    'delete',
  ])
  expect(audit[1]).toMatchObject({ entity: 'prApplications', changedFields: ['medicalExamCompleted'] })
})

it('keeps who changed what, when, from and to', async () => {
  const { founder, colleague, teamId } = teams
  const history = async (query = '') => send(founder, 'GET', `${path}/${teamId}/changes${query}`)
  expect((await history()).json()).toEqual([])
  const { id } = (await begin()).json()
  test.clock.advance(1000)
  const change = { status: 'submitted', submittedAt: '2026-11-01', notes: 'Sent.', feesPaid: false }
  await send(founder, 'PATCH', `${path}/${id}`, change)
  test.clock.advance(1000)
  await send(colleague, 'PATCH', `${path}/${id}`, { status: 'in_process' })
  const entries = (await history()).json()
  expect(entries).toMatchObject([
    { actorName: colleague.email, field: 'status', fromValue: 'submitted', toValue: 'in_process' },
    { actorName: founder.email, toValue: expect.anything() },
    { actorName: founder.email, toValue: expect.anything() },
    { actorName: colleague.email, field: 'status', fromValue: null, toValue: 'preparing' },
  ])
  expect(
    entries
      .slice(1, 3)
      .map(({ field }: { field: string }) => field)
      .sort(),
  ).toEqual(['status', 'submittedAt'])
  expect(entries[0].at > entries[1].at).toBe(true)
  const page = await history('?limit=1')
  expect(page.json()).toEqual([entries[0]])
  expect(page.headers.link).toContain('rel="next"')

  // It goes with the application, and the next one begins anew.
  await send(founder, 'DELETE', `${path}/${id}`)
  await begin()
  expect((await history()).json()).toHaveLength(1)
})

it('loses no change of several that come at once', async () => {
  const { id } = (await begin()).json()
  const fields = ['medicalExamCompleted', 'policeCheckCompleted', 'feesPaid']
  await Promise.all(fields.map((field) => send(teams.founder, 'PATCH', `${path}/${id}`, { [field]: true })))
  const history = (await send(teams.founder, 'GET', `${path}/${teams.teamId}/changes`)).json()
  expect(history.map(({ field }: { field: string }) => field).sort()).toEqual([...fields, 'status'].sort())
})

it('is one for each founder, of several that are begun at once', async () => {
  const answers = await Promise.all([begin(), begin(), begin()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const second = await begin()
  expect(second.json()).toEqual({
    error: 'This person has an application already. Change that one instead.',
    code: 'CONFLICT',
  })
})

describe('of a second founder', () => {
  let mateo: string
  beforeAll(async () => {
    const { founder, teamId } = teams
    const added = await send(founder, 'POST', '/team-members', { teamId, passportName: 'Mateo Silva' })
    mateo = added.json().id
  })
  const get = async (query: string) => send(teams.founder, 'GET', `${path}/${teams.teamId}${query}`)

  it('stands beside the main applicant’s, with a checklist and a history of its own', async () => {
    const main = (await begin()).json()
    expect((await get(`?teamMemberId=${mateo}`)).json()).toBeNull()
    expect((await get(`/changes?teamMemberId=${mateo}`)).json()).toEqual([])
    const second = (await begin({ teamMemberId: mateo, applicationNumber: 'E-2' })).json()
    expect(second).toMatchObject({ teamMemberId: mateo, applicantName: null })
    expect((await begin({ teamMemberId: mateo })).statusCode).toBe(409)
    await send(teams.founder, 'PATCH', `${path}/${second.id}`, { feesPaid: true })

    expect(await read()).toEqual(main)
    expect(main.teamMemberId).not.toBe(mateo)
    expect((await get(`?teamMemberId=${main.teamMemberId}`)).json()).toEqual(main)
    expect((await get(`?teamMemberId=${mateo}`)).json()).toMatchObject({ id: second.id, feesPaid: true })
    expect((await get('/changes')).json()).toHaveLength(1)
    for (const query of [`teamMemberId=${mateo}`, `applicationId=${second.id}`]) {
      const fields = (await get(`/changes?${query}`)).json().map(({ field }: { field: string }) => field)
      expect(fields.sort()).toEqual(['applicationNumber', 'feesPaid', 'status'])
    }
    const all = (await get('/all')).json().map(({ id }: { id: string }) => id)
    expect(all.sort()).toEqual([main.id, second.id].sort())
  })

  it('is handed to nobody who has one, nor to anybody outside the team', async () => {
    const main = (await begin()).json()
    await begin({ teamMemberId: mateo })
    const url = `${path}/${main.id}`
    expect((await send(teams.founder, 'PATCH', url, { teamMemberId: mateo })).statusCode).toBe(409)
    const { id: theirTeam } = (await send(teams.stranger, 'POST', '/teams', { teamName: 'Others' })).json()
    const [them] = (await send(teams.stranger, 'GET', `/team-members/${theirTeam}`)).json()
    const refused = await send(teams.founder, 'PATCH', url, { teamMemberId: them.id })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toBe('teamMemberId: Please select a team member')
    expect((await begin({ teamMemberId: them.id })).statusCode).toBe(400)
    for (const read of ['', '/changes']) {
      expect((await get(`${read}?teamMemberId=${them.id}`)).statusCode).toBe(404)
      expect((await get(`${read}?teamMemberId=soon`)).statusCode).toBe(400)
    }
    const theirs = (await send(teams.stranger, 'POST', path, { teamId: theirTeam })).json()
    expect((await get(`/changes?applicationId=${theirs.id}`)).json()).toEqual([])
    expect((await send(teams.stranger, 'GET', `${path}/${teams.teamId}/all`)).statusCode).toBe(403)
    expect(await read()).toEqual(main)
  })

  it('stays with the team when they leave, under their name', async () => {
    const { id } = (await begin({ teamMemberId: mateo, applicationNumber: 'E-3' })).json()
    expect((await send(teams.founder, 'DELETE', `/team-members/${mateo}`)).statusCode).toBe(200)
    expect((await get('/all')).json()).toMatchObject([
      { id, teamMemberId: null, applicantName: 'Mateo Silva', applicationNumber: 'E-3' },
    ])
    expect((await get(`/changes?applicationId=${id}`)).json()).toHaveLength(2)
    expect(await read()).toBeNull()
  })
})

it.each([
  ['teamId', ''],
  ['teamMemberId', 'x'],
  ['applicationNumber', 5],
  ['submittedAt', 'soon'],
  ['status', 'pending'],
  ['medicalExamCompleted', 'yes'],
  ['policeCheckCompleted', 1],
  ['feesPaid', null],
  ['notes', 5],
])('names the field %s when it is %j', async (field, value) => {
  const response = await begin({ [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues[0]).toMatchObject({ path: field })
})
