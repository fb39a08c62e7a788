import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Member, useMembers } from '../support/members.ts'
import { readAudit, sender } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')
let path: string
const send = sender(test)
beforeAll(async () => {
  path = `/business-profiles/${member.userId}`
})
beforeEach(() => test.database.db.deleteFrom('businessProfiles').execute())

const profile = {
  companyName: 'Harbour Grid',
  tagline: 'Charging for ports',
  foundedYear: 2024,
  websiteUrl: 'https://harbour.example',
  achievements: ['First pilot'],
  teamSize: 4,
}
const save = (values: object, actor: Member | null = member) => send(actor, 'PUT', path, values)
const read = (actor: Member | null = member) => send(actor, 'GET', path)

it('is written by its member alone', async () => {
  for (const call of [save, (_: object, actor: Member | null) => read(actor)]) {
    expect((await call(profile, null)).statusCode).toBe(401)
  }
  expect((await save(profile, other)).statusCode).toBe(403)
  expect((await read()).json()).toBeNull()
})

it('begins private, and keeps what is left out', async () => {
  const first = (await save(profile)).json()
  expect(first).toMatchObject({
    ...profile,
    userId: member.userId,
    isPublic: false,
    visibleSections: [],
    bio: null,
  })
  const second = (await save({ bio: 'We plan the charging of harbour craft.', teamSize: null })).json()
  expect(second).toMatchObject({ ...profile, id: first.id, teamSize: null, bio: expect.any(String) })
  expect((await read()).json()).toEqual(second)
  expect((await readAudit(test, first.id)).map(({ action }) => action)).toEqual(['create', 'update'])
})

it('shows others the visible sections of a public profile, and nothing else', async () => {
  const hidden = await read(other)
  await save({ ...profile, visibleSections: ['companyName', 'achievements', 'isPublic', 'Team'] })
  const stillHidden = await read(other)
  for (const response of [hidden, stillHidden]) {
    expect(response.statusCode).toBe(404)
    expect(response.json().error).toBe('There is no such public profile.')
  }
  await save({ isPublic: true })
  const shown = (await read(other)).json()
  expect(shown).toMatchObject({
    companyName: 'Harbour Grid',
    achievements: ['First pilot'],
    visibleSections: ['companyName', 'achievements'],
    tagline: null,
    foundedYear: null,
    websiteUrl: null,
    teamSize: null,
  })
  expect((await send(other, 'GET', '/business-profiles/no-uuid')).statusCode).toBe(404)
})

it('is one for each member, of several first saves at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((teamSize) => save({ teamSize })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
})

it.each([
  ['companyName', 5],
  ['foundedYear', 1700],
  ['websiteUrl', 'javascript:alert(1)'],
  ['linkedinUrl', 'linkedin'],
  ['achievements', 'many'],
  ['teamSize', 0],
  ['isPublic', 'yes'],
  ['visibleSections', {}],
])('names the field %s when it is %j', async (field, value) => {
  const response = await save({ [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues[0]).toMatchObject({ path: field })
})
