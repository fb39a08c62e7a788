import { listRowsToExport } from '@suv/db'
import { describe, expect, it } from 'vitest'
import { createMember, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path = '', payload?: object, headers: object = member.cookie) =>
  test.inject({
    method,
    url: `/api/personal-history${path}`,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
const addPerson = async (values: object, headers: object = member.cookie) =>
  (await call('POST', '/people', { name: 'Somebody', relation: 'other', ...values }, headers)).json()
const job = (personId: string, values: object = {}) => ({
  personId,
  kind: 'activity',
  activity: 'work',
  title: 'Acme',
  country: 'NG',
  startsOn: '2016-11-01',
  endsOn: '2019-03-31',
  ...values,
})

it.each([
  ['GET', ''],
  ['POST', '/people'],
  ['PUT', '/people/x'],
  ['DELETE', '/people/x'],
  ['POST', '/entries'],
  ['PUT', '/entries/x'],
  ['DELETE', '/entries/x'],
] as const)('%s %s answers 401 to a stranger', async (method, path) => {
  expect((await call(method, path, method === 'GET' ? undefined : {}, {})).statusCode).toBe(401)
})

it('begins empty', async () => {
  expect((await call('GET')).json()).toEqual({ people: [], entries: [] })
})

describe('people', () => {
  it('are kept, written anew and deleted with their entries', async () => {
    const person = await addPerson({ name: ' Tunde ', relation: 'child', dateOfBirth: '2005-02-03' })
    expect(person).toMatchObject({ name: 'Tunde', comesAlong: true, familySince: null })
    const [entry] = (await call('POST', '/entries', { entries: [job(person.id)] })).json()
    expect((await call('GET')).json()).toMatchObject({ people: [person], entries: [entry] })

    const changed = { name: 'Tunde Okafor', relation: 'child', comesAlong: false }
    const after = (await call('PUT', `/people/${person.id}`, changed)).json()
    expect(after).toMatchObject({ ...changed, dateOfBirth: null })
    expect((await call('DELETE', `/people/${person.id}`)).json()).toEqual({ id: person.id })
    expect((await call('DELETE', `/people/${person.id}`)).statusCode).toBe(200)
    expect((await call('GET')).json()).toEqual({ people: [], entries: [] })
    expect((await call('PUT', `/people/${person.id}`, changed)).statusCode).toBe(404)
  })

  it('hold the member once', async () => {
    const ines = await createMember(test, 'ines@example.com')
    const added = await Promise.all(
      [1, 2].map(() => call('POST', '/people', { name: 'Ines', relation: 'self' }, ines.cookie)),
    )
    expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const child = await addPerson({ relation: 'child' }, ines.cookie)
    const asSelf = await call('PUT', `/people/${child.id}`, { name: 'I', relation: 'self' }, ines.cookie)
    expect(asSelf.json()).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('entries', () => {
  it('are added all or none, in a row as from a spreadsheet', async () => {
    const { id } = await addPerson({})
    const entries = Array.from({ length: 300 }, (_, index) => job(id, { title: `Job ${index}` }))
    expect((await call('POST', '/entries', { entries })).json()).toHaveLength(300)
    const mixed = { entries: [job(id), job(id, { startsOn: null })] }
    expect((await call('POST', '/entries', mixed)).statusCode).toBe(400)
    const foreign = { entries: [job(id), job(crypto.randomUUID())] }
    expect((await call('POST', '/entries', foreign)).json().error).toContain('somebody of your family')
    expect((await call('GET')).json().entries).toHaveLength(300)
    await call('DELETE', `/people/${id}`)
  })

  it.each([
    [{ activity: null }, 'Say whether it is work'],
    [{ kind: 'address', activity: null, country: null }, 'Enter a country.'],
    [{ kind: 'trip' }, 'Only an activity'],
    [{ endsOn: '2016-10-31' }, 'ends before it begins'],
    [{ country: 'Nigeria' }, 'Choose a country.'],
    [{ country: 'QQ' }, 'Choose a country.'],
    [{ startsOn: '2016-11' }, 'YYYY-MM-DD'],
    [{ title: '' }, 'Say what it is.'],
  ])('refuse %j', async (values, message) => {
    const { id } = await addPerson({})
    const answer = await call('POST', '/entries', { entries: [job(id, values)] })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(message)
  })

  it('are written anew and deleted', async () => {
    const { id } = await addPerson({})
    const [entry] = (await call('POST', '/entries', { entries: [job(id)] })).json()
    const after = (await call('PUT', `/entries/${entry.id}`, job(id, { endsOn: null }))).json()
    expect(after).toMatchObject({ id: entry.id, endsOn: null })
    expect((await call('PUT', `/entries/${crypto.randomUUID()}`, job(id))).statusCode).toBe(404)
    expect((await call('DELETE', `/entries/${entry.id}`)).json()).toEqual({ id: entry.id })
    const { entries } = (await call('GET')).json()
    expect(entries.map((each: { id: string }) => each.id)).not.toContain(entry.id)
  })
})

it('holds 40 people, of calls at once too', async () => {
  const { cookie: headers } = await createMember(test, 'large-family@example.com')
  const add = (name: string) => call('POST', '/people', { name, relation: 'other' }, headers)
  for (let count = 0; count < 39; count++) expect((await add(`Person ${count}`)).statusCode).toBe(200)
  const answers = await Promise.all(['one', 'other', 'third'].map(add))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
})

it('belongs to its member alone', async () => {
  const mine = await addPerson({ name: 'Mine' })
  const [entry] = (await call('POST', '/entries', { entries: [job(mine.id)] })).json()
  const theirs = await addPerson({}, other.cookie)
  const as = other.cookie
  expect((await call('GET', '', undefined, as)).json().people).toEqual([theirs])
  expect((await call('PUT', `/people/${mine.id}`, { name: 'X', relation: 'other' }, as)).statusCode).toBe(404)
  expect((await call('POST', '/entries', { entries: [job(mine.id)] }, as)).statusCode).toBe(400)
  expect((await call('PUT', `/entries/${entry.id}`, job(theirs.id), as)).statusCode).toBe(404)
  await call('DELETE', `/entries/${entry.id}`, undefined, as)
  await call('DELETE', `/people/${mine.id}`, undefined, as)
  expect((await call('GET')).json().entries).toContainEqual(entry)
})

it('is exported with the member’s data, and written down without its values', async () => {
  await addPerson({ name: 'Exported', relation: 'spouse' })
  const rows = await listRowsToExport(test.database.db, 'historyPeople', {
    userId: member.userId,
    teamIds: [],
  })
  expect(rows).toContainEqual(expect.objectContaining({ name: 'Exported' }))
  const events = await test.database.db
    .selectFrom('auditEvents')
    .selectAll()
    .where('entity', '=', 'historyPeople')
    .execute()
  expect(events.length).toBeGreaterThan(0)
  expect(JSON.stringify(events)).not.toContain('Exported')
})
