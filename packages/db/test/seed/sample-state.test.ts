import {
  businessPlanSchema,
  businessProfileSchema,
  countMilestones,
  financialDataSchema,
  languageScoresSchema,
  milestoneSchema,
  planProgress,
  sectionCompletions,
} from '@suv/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/schema.ts'
import { seedSampleMember } from '../../src/seed/sample-member.ts'
import { useTestDatabase } from '../support/index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const member = { email: 'founder@example.com', passwordHash: 'hash' }

const test = useTestDatabase()
beforeAll(async () => {
  await seedSampleMember(test.db, { ...member, now })
})

async function readAll<Table extends keyof Database>(table: Table) {
  return test.db
    .selectFrom(table as 'users')
    .selectAll()
    .execute() as Promise<unknown[]>
}

/** How a row goes over the wire, for the domain's schemas. */
const asJson = (row: unknown) => JSON.parse(JSON.stringify(row))

describe('the sample member', () => {
  it('is in the fifth of 22 weeks, with steps done, under way, late and ahead', async () => {
    const milestones = (await readAll('milestones')).map((row) => milestoneSchema.parse(asJson(row)))
    expect(countMilestones(milestones)).toMatchObject({
      total: 32,
      completed: 8,
      inProgress: 3,
      upcoming: 2,
      future: 19,
    })
    for (const { status, completedDate, progress } of milestones) {
      expect(completedDate !== null).toBe(status === 'completed')
      expect(progress === 100).toBe(status === 'completed')
      if (completedDate !== null) expect(Date.parse(completedDate)).toBeLessThan(now.getTime())
    }
    const isPast = ({ dueDate }: { dueDate: string | null }) => Date.parse(dueDate ?? '') < now.getTime()
    expect(milestones.some((milestone) => milestone.status === 'in_progress' && isPast(milestone))).toBe(true)
    expect(milestones.filter(({ status }) => status === 'upcoming' || status === 'future').some(isPast)).toBe(
      false,
    )
  })

  it('has a plan with two sections done, one begun and three empty', async () => {
    const [plan] = (await readAll('businessPlans')).map((row) => businessPlanSchema.parse(asJson(row)))
    expect(Object.values(sectionCompletions(plan ?? {})).toSorted()).toEqual([0, 0, 0, 100, 100, 50])
    expect(plan).toMatchObject({ status: 'draft', progress: planProgress(plan ?? {}) })
  })

  it('has some money, not enough', async () => {
    const [finances] = (await readAll('financialData')).map((row) => financialDataSchema.parse(asJson(row)))
    expect(finances).toMatchObject({ angelInvestmentCommitted: 50_000, vcInvestmentCommitted: 0 })
    expect(finances?.fundingSources.some(({ committed }) => !committed)).toBe(true)
    expect(finances?.cashFlowProjections?.monthly_projections).toHaveLength(12)
  })

  it('has matches, of which one was contacted, and a letter that is pending there', async () => {
    const matches = await test.db
      .selectFrom('organizationMatches')
      .selectAll()
      .orderBy('compatibilityScore', 'desc')
      .execute()
    expect(matches).toHaveLength(5)
    for (const { compatibilityScore, scoreParts, supportLetterReceived } of matches) {
      expect(scoreParts.reduce((sum, { points }) => sum + points, 0)).toBe(compatibilityScore)
      expect(supportLetterReceived).toBe(false)
    }
    expect(matches.map(({ status }) => status).filter((status) => status !== 'potential')).toEqual([
      'contacted',
    ])
    expect(await readAll('lettersOfSupport')).toMatchObject([
      { status: 'pending', organizationId: matches[0]?.organizationId, teamId: 'team-1', issuedDate: null },
    ])
  })

  it('has begun on the rest', async () => {
    expect(await readAll('workPermits')).toMatchObject([{ status: 'pending', category: 'SUV_open' }])
    expect(await readAll('prApplications')).toMatchObject([
      { status: 'preparing', policeCheckCompleted: true, medicalExamCompleted: false, feesPaid: false },
    ])
    expect(await readAll('memberships')).toMatchObject([
      { status: 'active', paidAt: now, expiresAt: new Date('2027-11-20T12:00:00Z'), membershipFee: 95_000 },
    ])
    const [profile] = await readAll('businessProfiles')
    expect(businessProfileSchema.parse(asJson(profile))).toMatchObject({ isPublic: false })
    expect(await readAll('eligibilityAssessments')).toMatchObject([
      { eligibilityResult: 'partially_eligible', gapsToAddress: [expect.any(String)] },
    ])
    expect(await readAll('resourceBookmarks')).toHaveLength(2)
    const team = await test.db.selectFrom('teamMembers').selectAll().orderBy('createdAt').execute()
    expect(team.map(({ role, userId }) => [role, userId === null])).toEqual([
      ['founder', false],
      ['member', true],
    ])
    for (const { languageScores } of team)
      expect(languageScoresSchema.safeParse(languageScores).success).toBe(true)
  })

  it('has no documents, certificates or analyses, since there are no files behind them', async () => {
    expect(await readAll('documents')).toEqual([])
    expect(await readAll('commitmentCertificates')).toEqual([])
    expect(await readAll('documentAnalyses')).toEqual([])
  })

  it('keeps what they changed when the server starts again', async () => {
    await test.db.deleteFrom('milestones').where('order', '>', 3).execute()
    await test.db.deleteFrom('memberships').execute()
    await test.db.updateTable('businessPlans').set({ executiveSummary: 'Mine' }).execute()
    const read = () =>
      Promise.all((['milestones', 'memberships', 'businessPlans', 'teamMembers'] as const).map(readAll))
    const before = await read()
    await seedSampleMember(test.db, { ...member, now: new Date('2027-02-01T12:00:00Z') })
    expect(await read()).toEqual(before)
  })
})
