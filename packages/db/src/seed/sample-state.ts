import {
  defaultBreakEvenMonths,
  defaultCashFlowAssumptions,
  defaultPlanTitle,
  evaluate,
  type FundingSource,
  formatCad,
  latestEdition,
  planProgress,
  prApplicationChanges,
  projectCashFlow,
  shownMonths,
  specifiedEdition,
} from '@suv/domain'
import type { Trx } from '../client.ts'
import { insertEligibilityAssessment } from '../queries/eligibility.ts'
import { insertPrApplicationChanges } from '../queries/pr-application-changes.ts'
import { insertSampleAfterFiling } from './sample-after-filing.ts'
import { insertSampleMatches } from './sample-matches.ts'
import { insertSampleMilestones } from './sample-milestones.ts'
import { insertSamplePapers } from './sample-papers.ts'
import { samplePlan } from './sample-plan.ts'
import { sampleMembers, sampleTeam } from './sample-team.ts'

type Sample = {
  readonly userId: string
  /** Ids of the team's members, in the order of `sampleMembers`. */
  readonly memberIds: readonly string[]
  readonly now: Date
}

const angelCommitted = 50_000
const totalRequired = 150_000
const settlementFunds = 24_000

const fundingSources: readonly FundingSource[] = [
  {
    source: 'Founders’ savings',
    type: 'equity',
    amount: 20_000,
    committed: true,
    description: 'Paid in when the company is incorporated.',
  },
  {
    source: 'First angel investor',
    organization_type: 'angel_investor',
    type: 'investment',
    amount: angelCommitted,
    committed: true,
    support_letter_status: 'pending',
    description: `Sample entry. Below the ${formatCad(latestEdition.minimumInvestment.value.angel)} that the program asks of angel groups.`,
  },
  {
    source: 'Innovation grant',
    type: 'grant',
    amount: 40_000,
    committed: false,
    support_letter_status: 'not_started',
    description: 'Sample entry. Application not sent yet.',
  },
]

/**
 * A half-way state in every area, for the local trial: so that every screen has something to show. No documents, because
 * there would be no files behind them. For a team that was just made: nothing here looks at what is there.
 */
export async function insertSampleState(trx: Trx, sample: Sample): Promise<void> {
  await insertSampleMilestones(trx, sample)
  await insertPlan(trx, sample)
  await insertFinances(trx, sample)
  await insertAssessment(trx, sample)
  await insertAccountData(trx, sample)
  const organization = await insertSampleMatches(trx, {
    ...sample,
    investmentNeeded: totalRequired - angelCommitted,
  })
  await insertApplications(trx, sample, organization?.id)
  await insertSamplePapers(trx, sample)
  await insertSampleAfterFiling(trx, sample)
}

async function insertPlan(trx: Trx, { userId, now }: Sample): Promise<void> {
  await trx
    .insertInto('businessPlans')
    .values({
      userId,
      title: defaultPlanTitle,
      ...samplePlan,
      progress: planProgress(samplePlan),
      lastModified: now,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

async function insertFinances(trx: Trx, { userId, now }: Sample): Promise<void> {
  const cashFlow = {
    monthly_projections: projectCashFlow(defaultCashFlowAssumptions, shownMonths),
    assumptions: defaultCashFlowAssumptions,
  }
  await trx
    .insertInto('financialData')
    .values({
      userId,
      startupCapital: 20_000,
      projectedBreakeven: defaultBreakEvenMonths,
      fundingSources: JSON.stringify(fundingSources),
      cashFlowProjections: JSON.stringify(cashFlow),
      vcInvestmentCommitted: 0,
      angelInvestmentCommitted: angelCommitted,
      settlementFunds,
      totalInvestmentRequired: totalRequired,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

async function insertAssessment(trx: Trx, { userId, memberIds, now }: Sample): Promise<void> {
  const answers = {
    hasQualifyingBusiness: true,
    ownershipData: memberIds.map((memberId, index) => ({
      memberId,
      votingRightsPct: sampleMembers[index]?.votingRightsPct ?? 0,
    })),
    designatedOrgPlan: 'incubator' as const,
    hasLetterOfSupport: false,
    languageTest: sampleMembers[0].languageScores,
    settlementFundsCAD: settlementFunds,
    admissibilityFlags: [],
    // Four people, for whom the funds do not quite do: one gap to work on.
    familySize: 4,
    province: sampleTeam.province,
  }
  const { eligibilityResult, gapsToAddress } = evaluate(answers, specifiedEdition)
  await insertEligibilityAssessment(trx, {
    ...answers,
    userId,
    teamId: sampleTeam.id,
    eligibilityResult,
    gapsToAddress,
    programEdition: specifiedEdition.id,
    createdAt: now,
    updatedAt: now,
  })
}

async function insertAccountData(trx: Trx, { userId, now }: Sample): Promise<void> {
  const expiresAt = new Date(now)
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + 1)
  await trx
    .insertInto('memberships')
    .values({ userId, status: 'active', paidAt: now, expiresAt, createdAt: now, updatedAt: now })
    .execute()
  await trx
    .insertInto('businessProfiles')
    .values({
      userId,
      companyName: sampleTeam.teamName,
      tagline: sampleTeam.oneLiner,
      bio: 'Two engineers, one from grid operations and one from ship automation, who met while electrifying a ferry route.',
      industry: 'Clean technology software',
      achievements: JSON.stringify(['14 interviews with ports and operators', 'Working prototype']),
      teamSize: sampleMembers.length,
      fundingStage: 'Pre-seed',
      visibleSections: JSON.stringify(['tagline', 'bio', 'industry']),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  const cards = await trx
    .selectFrom('resources')
    .select('id')
    .where('isActive', '=', true)
    .orderBy('order')
    .limit(2)
    .execute()
  for (const { id } of cards) {
    await trx
      .insertInto('resourceBookmarks')
      .values({ userId, resourceId: id, createdAt: now, updatedAt: now })
      .execute()
  }
}

async function insertApplications(
  trx: Trx,
  { userId, memberIds, now }: Sample,
  organizationId: string | undefined,
): Promise<void> {
  const [founderId] = memberIds
  if (founderId === undefined) return
  const shared = { teamId: sampleTeam.id, createdAt: now, updatedAt: now }
  if (organizationId !== undefined) {
    await trx
      .insertInto('lettersOfSupport')
      .values({
        ...shared,
        memberId: founderId,
        organizationId,
        isEssentialPerson: true,
        status: 'pending',
        notes: 'Sample entry. Asked for; nothing has been promised.',
      })
      .execute()
  }
  await trx
    .insertInto('workPermits')
    .values({
      ...shared,
      memberId: founderId,
      notes: 'Sample entry. Papers collected; nothing has been filed.',
    })
    .execute()
  const application = await trx
    .insertInto('prApplications')
    .values({
      ...shared,
      policeCheckCompleted: true,
      notes: 'Sample entry. Waits for the letter of support.',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertPrApplicationChanges(trx, {
    applicationId: application.id,
    actorUserId: userId,
    at: now,
    changes: prApplicationChanges(null, application),
  })
}
