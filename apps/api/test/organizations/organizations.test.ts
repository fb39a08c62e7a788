import { demoOrganizationSchema } from '@suv/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMemberWithoutAccess, type Member, useMembers } from '../support/members.ts'
import { createOrganization } from '../support/organizations.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [paying] = useMembers(test, 'ada@example.com')
let unpaid: Member

const names = ['Alder', 'Birch', 'Cedar', 'Douglas', 'Elm', 'Fir', 'Gum']

beforeAll(async () => {
  unpaid = await createMemberWithoutAccess(test, 'grace@example.com')
  for (const name of names.toReversed()) await createOrganization(test, { name })
  await createOrganization(test, { name: 'Aaron gone', isActive: false })
})

const get = (url: string, headers: object = {}) =>
  test.inject({ method: 'GET', url: `/api${url}`, headers: { ...headers } })
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('GET /api/designated-organizations', () => {
  it.each([
    ['a stranger', () => ({})],
    ['a member without an active membership', () => unpaid.cookie],
  ])('gives %s the first five with the fields of the demo', async (_who, headers) => {
    for (const query of ['', '?limit=500']) {
      const response = await get(`/designated-organizations${query}`, headers())
      expect(response.statusCode).toBe(200)
      expect(namesOf(response.json())).toEqual(names.slice(0, 5))
      for (const organization of response.json()) {
        expect(Object.keys(organization).toSorted()).toEqual(
          Object.keys(demoOrganizationSchema.shape).toSorted(),
        )
      }
      expect(response.headers.link).toBeUndefined()
    }
  })

  it('cannot be read on with a cursor of somebody who has paid', async () => {
    const link = (await get('/designated-organizations?limit=5', paying.cookie)).headers.link
    const next = /<\/api(.*)>/.exec(String(link))?.[1] ?? ''
    expect(namesOf((await get(next, paying.cookie)).json())).toEqual(['Fir', 'Gum'])
    expect(namesOf((await get(next)).json())).toEqual(names.slice(0, 5))
  })

  it('gives a member with an active membership all that are active, with every field', async () => {
    const organizations = (await get('/designated-organizations', paying.cookie)).json()
    expect(namesOf(organizations)).toEqual(names)
    expect(organizations[0]).toMatchObject({
      description: 'Helps founders.',
      requirements: ['A pitch deck'],
      contactInfo: { email: 'hello@example.org', applicationProcess: null },
      investmentRange: { min: 10_000, max: 500_000, typical: null },
    })
  })

  it('ends with the membership', async () => {
    const member = await createMemberWithoutAccess(test, 'linus@example.com')
    const expiresAt = new Date(test.clock.now().getTime() + 60_000)
    await test.database.db
      .insertInto('memberships')
      .values({ userId: member.userId, status: 'active', expiresAt })
      .execute()
    const count = async () => (await get('/designated-organizations', member.cookie)).json().length
    expect(await count()).toBe(names.length)
    test.clock.advance(60_000)
    expect(await count()).toBe(5)
  })
})

describe('GET /api/organizations', () => {
  it('is for members, and all of it for paying ones', async () => {
    expect((await get('/organizations')).statusCode).toBe(401)
    expect((await get('/organizations', unpaid.cookie)).json()).toHaveLength(5)
    expect((await get('/organizations', paying.cookie)).json()).toEqual(
      (await get('/designated-organizations', paying.cookie)).json(),
    )
  })
})
