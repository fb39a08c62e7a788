import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganization } from '../support/organizations.ts'
import { readAudit, sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)

const add = async (values: object = {}) =>
  (
    await send(teams.founder, 'POST', '/team-members', {
      teamId: teams.teamId,
      passportName: 'Mateo Silva',
      ...values,
    })
  ).json()
const setRole = (memberId: string, role: string) =>
  send(teams.founder, 'PATCH', `/team-members/${memberId}`, { role })

describe('authorisation', () => {
  it('refuses a stranger to the site', async () => {
    const { teamId, colleague } = teams
    for (const response of [
      await send(null, 'GET', `/team-members/${teamId}`),
      await send(null, 'POST', '/team-members', { teamId, passportName: 'X' }),
      await send(null, 'PATCH', `/team-members/${colleague.memberId}`, {}),
      await send(null, 'DELETE', `/team-members/${colleague.memberId}`),
    ]) {
      expect(response.statusCode).toBe(401)
    }
  })

  it('refuses another team, and keeps its members from them', async () => {
    const { teamId, colleague, stranger } = teams
    expect((await send(stranger, 'GET', `/team-members/${teamId}`)).statusCode).toBe(403)
    expect((await send(stranger, 'POST', '/team-members', { teamId, passportName: 'X' })).statusCode).toBe(
      403,
    )
    for (const id of [colleague.memberId, 'no uuid']) {
      const path = `/team-members/${id}`
      expect((await send(stranger, 'PATCH', path, { nationality: 'Theirs' })).statusCode).toBe(404)
      expect((await send(stranger, 'DELETE', path)).json()).toEqual({ id })
    }
    const members = (await send(colleague, 'GET', `/team-members/${teamId}`)).json()
    expect(members.map(({ id }: { id: string }) => id)).toContain(colleague.memberId)
  })

  it('lets members change themselves only, and not their role', async () => {
    const { teamId, founder, colleague } = teams
    const own = `/team-members/${colleague.memberId}`
    expect((await send(colleague, 'PATCH', own, { nationality: 'Brazil' })).json()).toMatchObject({
      nationality: 'Brazil',
    })
    for (const response of [
      await send(colleague, 'PATCH', own, { role: 'founder' }),
      await send(colleague, 'PATCH', `/team-members/${founder.memberId}`, { nationality: 'Brazil' }),
      await send(colleague, 'POST', '/team-members', { teamId, passportName: 'X' }),
      await send(colleague, 'DELETE', own),
    ]) {
      expect(response.statusCode).toBe(403)
    }
  })
})

it('adds a member, whom the screens read by id and fullName', async () => {
  const input = {
    passportName: 'Mateo Silva',
    dateOfBirth: '1990-02-28',
    nationality: 'Brazil',
    isEssentialPerson: true,
    languageScores: { test: 'IELTS', listening: 7 },
    fundsAmountCAD: 20_000,
  }
  const member = await add(input)
  expect(member).toMatchObject({ ...input, fullName: 'Mateo Silva', userId: null, role: 'member' })
  const listed = (await send(teams.colleague, 'GET', `/team-members/${teams.teamId}`)).json()
  expect(listed).toContainEqual(member)
  expect(await readAudit(test, member.id)).toMatchObject([
    { action: 'create', entity: 'teamMembers', teamId: teams.teamId, actorUserId: teams.founder.userId },
  ])
})

it('lets founders change and remove members, twice without error', async () => {
  const { id } = await add()
  const path = `/team-members/${id}`
  expect((await send(teams.founder, 'PATCH', path, { passportName: 'M. Silva' })).json()).toMatchObject({
    fullName: 'M. Silva',
  })
  for (const _ of [1, 2]) {
    expect((await send(teams.founder, 'DELETE', path)).json()).toEqual({ id })
  }
  expect((await send(teams.founder, 'PATCH', path, {})).statusCode).toBe(404)
  expect((await readAudit(test, id)).map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
})

it('takes a removed member off the certificates that name them', async () => {
  const { teamId, founder } = teams
  const organizationId = await createOrganization(test, { name: 'Harbour Ventures' })
  const { id } = await add()
  const certify = async (members: object) =>
    (
      await send(founder, 'POST', '/commitment-certificates', {
        teamId,
        organizationId,
        certificateId: 'CC-1',
        ...members,
      })
    ).json()
  const named = await certify({ coversMembers: [founder.memberId, id], essentialMembers: [id] })
  const other = await certify({ coversMembers: [founder.memberId] })
  await send(founder, 'DELETE', `/team-members/${id}`)
  const listed = (await send(founder, 'GET', `/commitment-certificates/${teamId}`)).json()
  expect(listed.find((certificate: { id: string }) => certificate.id === named.id)).toMatchObject({
    coversMembers: [founder.memberId],
    essentialMembers: [],
  })
  expect(listed).toContainEqual(other)
  expect((await readAudit(test, named.id)).map(({ action }) => action)).toEqual(['create', 'update'])
  expect((await readAudit(test, other.id)).map(({ action }) => action)).toEqual(['create'])
})

describe('the last founder', () => {
  beforeEach(() => setRole(teams.colleague.memberId, 'member'))

  it('cannot leave or step down, whoever else is there', async () => {
    const { id } = await add()
    // Somebody without a sign-in cannot manage the team.
    await setRole(id, 'founder')
    const own = `/team-members/${teams.founder.memberId}`
    for (const response of [
      await setRole(teams.founder.memberId, 'member'),
      await send(teams.founder, 'DELETE', own),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(response.json().error).toContain('Make another member a founder first')
    }
  })

  it('is one of two who step down at once', async () => {
    const { founder, colleague, teamId } = teams
    await setRole(colleague.memberId, 'founder')
    const answers = await Promise.all(
      [founder, colleague].map((member) =>
        send(member, 'PATCH', `/team-members/${member.memberId}`, { role: 'member' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const founders = await test.database.db
      .selectFrom('teamMembers')
      .select('userId')
      .where('teamId', '=', teamId)
      .where('role', '=', 'founder')
      .where('userId', 'is not', null)
      .execute()
    expect(founders).toHaveLength(1)
    await test.database.db
      .updateTable('teamMembers')
      .set({ role: 'founder' })
      .where('id', '=', founder.memberId)
      .execute()
  })
})

it.each([
  ['passportName', ''],
  ['teamId', 5],
  ['dateOfBirth', '1990-02-30'],
  ['isEssentialPerson', 'yes'],
  ['languageScores', 'CLB 7'],
  ['fundsAmountCAD', -1],
  ['fundsAmountCAD', 2.5],
])('names the field %s when it is %j', async (field, value) => {
  const body = await add({ [field]: value })
  expect(body.code).toBe('BAD_REQUEST')
  expect(body.issues.map(({ path }: { path: string }) => path)).toContain(field)
})
