import { seedReferenceData } from '@suv/db'
import { beforeAll, describe, expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

beforeAll(async () => {
  await seedReferenceData(test.database.db, { now: test.clock.now() })
})

type Method = 'GET' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, headers: object = member.cookie) =>
  test.inject({ method, url: `/api${path}`, headers: { ...headers } })
const nextOf = (link: unknown) => /<\/api(.*)>; rel="next"/.exec(String(link))?.[1] ?? ''

it.each([
  ['GET', '/resources'],
  ['GET', '/resource-locations'],
  ['GET', '/resource-bookmarks'],
  ['PUT', '/resource-bookmarks/x'],
  ['DELETE', '/resource-bookmarks/x'],
] as const)('%s %s answers 401 to a stranger', async (method, path) => {
  expect((await call(method, path, {})).statusCode).toBe(401)
})

it.each(['/resources', '/resource-locations'])('%s lists what is active, in pages', async (path) => {
  const all = (await call('GET', path)).json()
  expect(all.length).toBeGreaterThan(3)
  const table = path === '/resources' ? 'resources' : 'resourceLocations'
  await test.database.db.updateTable(table).set({ isActive: false }).where('id', '=', all[0].id).execute()
  const active = all.slice(1)
  expect((await call('GET', path)).json()).toEqual(active)

  const first = await call('GET', `${path}?limit=2`)
  const second = await call('GET', nextOf(first.headers.link))
  expect([...first.json(), ...second.json()]).toEqual(active.slice(0, 4))
})

it('gives the places their coordinates', async () => {
  const places = (await call('GET', '/resource-locations')).json()
  expect(places[0]).toMatchObject({
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    services: expect.any(Array),
  })
})

describe('bookmarks', () => {
  it("are the member's own, newest first, each once", async () => {
    const [first, second] = (await call('GET', '/resources')).json()
    const kept = (await call('PUT', `/resource-bookmarks/${first.id}`)).json()
    expect(kept).toMatchObject({ userId: member.userId, resourceId: first.id })
    test.clock.advance(1000)
    await call('PUT', `/resource-bookmarks/${second.id}`)
    const again = await Promise.all(
      Array.from({ length: 8 }, () => call('PUT', `/resource-bookmarks/${first.id}`)),
    )
    for (const answer of again) expect(answer.json()).toEqual(kept)

    const list = (await call('GET', '/resource-bookmarks')).json()
    expect(list.map((bookmark: { resourceId: string }) => bookmark.resourceId)).toEqual([second.id, first.id])
    expect((await call('GET', '/resource-bookmarks', other.cookie)).json()).toEqual([])
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entityId', '=', kept.id)
      .execute()
    expect(events).toEqual([{ action: 'create' }])
  })

  it('are taken away by their member only, as often as one likes', async () => {
    const [, , third] = (await call('GET', '/resources')).json()
    const path = `/resource-bookmarks/${third.id}`
    await call('PUT', path)
    await call('DELETE', path, other.cookie)
    expect((await call('GET', '/resource-bookmarks')).body).toContain(third.id)
    for (let times = 0; times < 2; times++) {
      expect((await call('DELETE', path)).json()).toEqual({ id: third.id })
    }
    expect((await call('GET', '/resource-bookmarks')).body).not.toContain(third.id)
  })

  it('need a resource that there is', async () => {
    expect((await call('PUT', '/resource-bookmarks/no-uuid')).statusCode).toBe(404)
    expect((await call('PUT', `/resource-bookmarks/${member.userId}`)).statusCode).toBe(404)
    expect((await call('DELETE', '/resource-bookmarks/no-uuid')).statusCode).toBe(200)
  })
})
