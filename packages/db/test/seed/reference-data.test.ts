import { demoOrganizationLimit, formatCad, latestEdition, resourceCategories } from '@suv/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import organizations from '../../src/seed/data/organizations.json' with { type: 'json' }
import locations from '../../src/seed/data/resource-locations.json' with { type: 'json' }
import resources from '../../src/seed/data/resources.json' with { type: 'json' }
import { ensureReferenceData, seedReferenceData } from '../../src/seed/reference-data.ts'
import { createTestDatabase, createUser, type TestDatabase } from '../support/index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-12-01T12:00:00Z')

let test: TestDatabase
async function open(): Promise<void> {
  test = await createTestDatabase()
}
const drop = () => test.drop()

async function readTables() {
  const [ofOrganizations, ofLocations, ofResources] = await Promise.all([
    test.db.selectFrom('designatedOrganizations').selectAll().orderBy('name').orderBy('type').execute(),
    test.db.selectFrom('resourceLocations').selectAll().orderBy('name').execute(),
    test.db.selectFrom('resources').selectAll().orderBy('order').execute(),
  ])
  return { ofOrganizations, ofLocations, ofResources }
}

const all = (count: number) => ({ inserted: count, updated: 0, unchanged: 0, deactivated: 0 })
const same = (count: number) => ({ inserted: 0, updated: 0, unchanged: count, deactivated: 0 })

describe('the reference data of the product', () => {
  beforeEach(open)
  afterEach(drop)

  it('are loaded whole, and again without a change', async () => {
    expect(await seedReferenceData(test.db, { now })).toEqual({
      organizations: all(64),
      'resource-locations': all(41),
      resources: all(50),
    })
    const first = await readTables()
    expect(await seedReferenceData(test.db, { now: later })).toEqual({
      organizations: same(64),
      'resource-locations': same(41),
      resources: same(50),
    })
    expect(await readTables()).toEqual(first)
  })

  it('claim nothing that the files do not', async () => {
    await seedReferenceData(test.db, { now })
    const { ofOrganizations, ofLocations, ofResources } = await readTables()
    expect(ofOrganizations.length).toBeGreaterThan(demoOrganizationLimit)
    for (const organization of ofOrganizations) {
      expect(organization).toMatchObject({ contactInfo: null, successStories: [], isActive: true })
      expect(organization.investmentRange?.max ?? null).toBeNull()
      expect(organization.notes.join(' ')).toContain('could not all be checked')
      expect(organization.notes.at(-1)).toMatch(/^Not verified: /)
      expect(organization.requirements.join()).toMatch(/minimum of the program|Acceptance into/)
      // The file, the words and the rule book have one figure.
      if (organization.type !== 'incubator') {
        const { vc, angel } = latestEdition.minimumInvestment.value
        const minimum = organization.type === 'venture_capital' ? vc : angel
        expect(organization.investmentRange?.min).toBe(minimum)
        expect(organization.requirements.join()).toContain(formatCad(minimum))
      }
      const priority = organization.notes.filter((note) => /priority processing/i.test(note))
      expect(priority.every((note) => note.includes('31 Dec 2026'))).toBe(true)
      expect(organization.isPriorityProcessing).toBe(priority.length > 0)
    }
    for (const entry of [...ofLocations, ...ofResources]) {
      expect(entry.checkedOn === null).toBe(entry.source === null)
      if (entry.source === null) expect(entry.notes.at(-1)).toMatch(/^Not verified/)
    }
    expect(
      ofLocations.filter(({ notes }) => notes.includes('Check the address before a visit.')),
    ).toHaveLength(4)
    for (const { notes } of ofLocations.filter(({ type }) => type === 'health_resource')) {
      expect(notes.join(' ')).toContain('Not claimed to be an IRCC panel physician')
    }
    expect(ofResources.filter(({ isInternal }) => isInternal)).toMatchObject([
      { url: '/organizations', category: 'organizations' },
    ])
    expect([...new Set(ofResources.map(({ category }) => category))]).toEqual([...resourceCategories])
  })
})

describe('a newer file', () => {
  beforeEach(open)
  afterEach(drop)

  const newer = {
    organizations: {
      _meta: { ...organizations._meta, asOf: '2026-12-01' },
      organizations: [
        { ...organizations.organizations[0], city: 'Burnaby' },
        { ...organizations.organizations[1], name: 'Renamed Ventures' },
        { ...organizations.organizations[2], recommended: false },
        ...organizations.organizations.slice(3),
      ],
    },
  }

  it('changes, adds and sets inactive, and leaves ids, matches and other tables', async () => {
    await seedReferenceData(test.db, { now })
    const before = await readTables()
    const user = await createUser(test.db)
    for (const { id } of before.ofOrganizations) {
      await test.db
        .insertInto('organizationMatches')
        .values({ userId: user.id, organizationId: id, compatibilityScore: 50, notes: 'mine' })
        .execute()
    }

    const counts = await seedReferenceData(test.db, { data: newer, now: later })
    // The day of the check changes with the file, and with it each entry.
    expect(counts).toEqual({ organizations: { inserted: 1, updated: 62, unchanged: 0, deactivated: 2 } })
    const after = await readTables()
    const byName = (name: string) => after.ofOrganizations.find((organization) => organization.name === name)
    const [first, second, third] = organizations.organizations.map(({ name }) => name)
    expect(byName(first ?? '')).toMatchObject({
      id: before.ofOrganizations.find(({ name }) => name === first)?.id,
      city: 'Burnaby',
      checkedOn: '2026-12-01',
      isActive: true,
      createdAt: now,
      updatedAt: later,
    })
    expect(byName('Renamed Ventures')).toMatchObject({ isActive: true, createdAt: later })
    expect(byName(second ?? '')).toMatchObject({ isActive: false, updatedAt: later })
    expect(byName(third ?? '')).toMatchObject({ isActive: false })
    const matches = await test.db.selectFrom('organizationMatches').select('notes').execute()
    expect(matches).toEqual(Array.from({ length: 64 }, () => ({ notes: 'mine' })))
    expect(after.ofLocations).toEqual(before.ofLocations)

    await seedReferenceData(test.db, { now: later })
    const active = (await readTables()).ofOrganizations.filter(({ isActive }) => isActive)
    expect(active.map(({ name }) => name)).toEqual(before.ofOrganizations.map(({ name }) => name))
  })

  it('stays when the server starts again, as do newer data before its first start', async () => {
    expect(Object.keys(await ensureReferenceData(test.db, { now }))).toHaveLength(3)
    await seedReferenceData(test.db, { data: newer, now })
    const changed = await readTables()
    expect(await ensureReferenceData(test.db, { now: later })).toEqual({})
    expect(await readTables()).toEqual(changed)

    const fresh = await createTestDatabase()
    try {
      await seedReferenceData(fresh.db, { data: newer, now })
      const counts = await ensureReferenceData(fresh.db, { now: later })
      expect(Object.keys(counts)).toEqual(['resource-locations', 'resources'])
    } finally {
      await fresh.drop()
    }
  })

  it('is loaded once by servers that start together', async () => {
    const counts = await Promise.all(Array.from({ length: 4 }, () => ensureReferenceData(test.db, { now })))
    expect(counts.filter((count) => Object.keys(count).length > 0)).toHaveLength(1)
    expect((await readTables()).ofOrganizations).toHaveLength(64)
  })
})

describe('a file that is not as expected is refused by name and leaves everything as it was:', () => {
  beforeAll(open)
  afterAll(drop)

  const [organization] = organizations.organizations
  const [location] = locations.locations
  const { _meta } = organizations

  it.each([
    ['no object', { organizations: [] }, 'organizations.json: the file is not an object'],
    ['no _meta', { organizations: { organizations: [] } }, 'organizations.json: _meta is not an object'],
    ['no day', { organizations: { _meta: {}, organizations: [] } }, '_meta.asOf is no day'],
    ['no list', { organizations: { _meta } }, 'organizations is not a list'],
    [
      'an entry that is none',
      { organizations: { _meta, organizations: [1] } },
      'organization 1 is not an object',
    ],
    [
      'a type that is none',
      { organizations: { _meta, organizations: [{ ...organization, type: 'bank' }] } },
      `organization ${organization?.name}: type:`,
    ],
    [
      'two of one name',
      { organizations: { _meta, organizations: [organization, organization] } },
      `there are two entries for ${organization?.name} (venture_capital)`,
    ],
    [
      'a place in another province',
      { 'resource-locations': { _meta, locations: [{ ...location, province: 'Ontario' }] } },
      `location ${location?.name}: province:`,
    ],
    [
      'an address that runs code',
      {
        resources: {
          ...resources,
          tabs: { legal: [{ ...resources.tabs.legal[0], url: 'javascript:alert(1)' }] },
        },
      },
      'url:',
    ],
    [
      'another tab',
      { resources: { ...resources, tabs: { tax: [] } } },
      'resources.json: there is no tab tax',
    ],
  ])('%s', async (_, data, message) => {
    await seedReferenceData(test.db, { now })
    const before = await readTables()
    await expect(seedReferenceData(test.db, { data, now: later })).rejects.toThrow(message)
    expect(await readTables()).toEqual(before)
  })
})
