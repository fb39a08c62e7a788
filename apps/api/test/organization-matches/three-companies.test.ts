import { readFile } from 'node:fs/promises'
import { seedReferenceData } from '@suv/db'
import { defaultMatchThreshold, fittingMatches, type OrganizationMatch } from '@suv/domain'
import { beforeAll, expect, it } from 'vitest'
import { callTrpc, type Member, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

/*
 * Three invented companies that differ in kind sought, field, province and stage, against the listed organizations. What it
 * finds stands in docs/matching.md.
 */

const test = useTestServer()
const [clinic, heat, plant] = useMembers(test, 'a@example.com', 'b@example.com', 'c@example.com')
const companies = [
  {
    name: 'Clinic software, Ontario, prototype, seeks a venture capital fund, $250,000',
    member: clinic,
    facts: {
      sector: 'Digital health',
      province: 'ON',
      stage: 'prototype',
      organizationSought: 'vc',
      amountSought: 250_000,
    },
  },
  {
    name: 'Heat recovery, British Columbia, first customers, seeks an angel group, $90,000',
    member: heat,
    facts: {
      sector: 'Clean technology',
      province: 'BC',
      stage: 'first_customers',
      organizationSought: 'angel',
      amountSought: 90_000,
    },
  },
  {
    name: 'Food processing, Alberta, growing sales, seeks an incubator, no amount',
    member: plant,
    facts: {
      sector: 'Food processing and manufacturing',
      province: 'AB',
      stage: 'growth',
      organizationSought: 'incubator',
    },
  },
] as const

const all = new Map<Member, OrganizationMatch[]>()
beforeAll(async () => {
  await seedReferenceData(test.database.db, { now: test.clock.now() })
  for (const { member, facts } of companies) {
    const headers = member.cookie
    const saved = await callTrpc(test, 'mutation', 'companies.save', {
      input: { id: member.userId, ...facts },
      headers,
    })
    expect(saved.statusCode).toBe(200)
    const answer = await test.inject({
      method: 'POST',
      url: '/api/organizations/match',
      payload: {},
      headers,
    })
    all.set(member, answer.json())
  }
})

const scoredFor = (member: Member) => all.get(member) ?? []
const matchesOf = (member: Member) => fittingMatches(scoredFor(member), defaultMatchThreshold)
const namesOf = (member: Member) => matchesOf(member).map(({ organization }) => organization.name)

it('says no to most, and something else to each', () => {
  for (const { member } of companies) {
    expect(namesOf(member).length).toBeGreaterThan(0)
    expect(namesOf(member).length).toBeLessThan(scoredFor(member).length / 3)
  }
  for (const [one, other] of [
    [clinic, heat],
    [heat, plant],
    [plant, clinic],
  ] as const) {
    expect(namesOf(one).filter((name) => namesOf(other).includes(name))).toEqual([])
  }
})

it('names only organizations of the kind that is sought', () => {
  const kinds = (member: Member) => new Set(matchesOf(member).map(({ organization }) => organization.type))
  expect(kinds(clinic)).toEqual(new Set(['venture_capital']))
  expect(kinds(heat)).toEqual(new Set(['angel_investor']))
  expect(kinds(plant)).toEqual(new Set(['incubator']))
})

it('gives each organization a reason that its listed facts bear out', async () => {
  const organizations = await test.database.db.selectFrom('designatedOrganizations').selectAll().execute()
  const provinceOf = { clinic: 'Ontario', heat: 'British Columbia', plant: 'Alberta' }
  for (const [name, member] of Object.entries({ clinic, heat, plant })) {
    const reasons = matchesOf(member).map(({ matchReason }) => matchReason)
    expect(new Set(reasons).size, name).toBeGreaterThan(1)
    for (const { organizationId, matchReason, scoreParts } of matchesOf(member)) {
      const listed = organizations.find(({ id }) => id === organizationId)
      const pointsOf = (key: string) => scoreParts.find((part) => part.key === key)?.points
      const isThere = matchReason?.includes(
        `It is in ${provinceOf[name as keyof typeof provinceOf]}, where you plan to settle.`,
      )
      expect(isThere).toBe(pointsOf('province') === 15)
      expect(matchReason?.includes('which ends on 31 Dec 2026')).toBe(listed?.isPriorityProcessing)
      for (const area of listed?.focusAreas ?? [])
        if (matchReason?.includes(`It works in ${area}`)) expect(listed?.focusAreas).toContain(area)
    }
  }
})

it('is written down as it is', async () => {
  const document = await readFile(new URL('../../../../docs/matching.md', import.meta.url), 'utf8')
  const rows = companies.map(({ name, member }) => {
    // Equal scores by name: their ids are others each time.
    const best = matchesOf(member)
      .toSorted(
        (a, b) =>
          b.compatibilityScore - a.compatibilityScore ||
          a.organization.name.localeCompare(b.organization.name, 'en'),
      )
      .slice(0, 3)
      .map(({ organization, compatibilityScore }) => `${organization.name} ${compatibilityScore}`)
    return `| ${name} | ${matchesOf(member).length} of ${scoredFor(member).length} | ${best.join(', ')} |`
  })
  for (const row of rows) expect(document).toContain(row)
})
