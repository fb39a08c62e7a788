import {
  findFinancialDataOfWorkspace,
  findLatestEligibilityAssessment,
  getUser,
  listTeamsOfUser,
} from '@suv/db'
import {
  type CashFlowAssumptions,
  DomainError,
  type FinancialData,
  findProgramEdition,
  latestEdition,
  type MonthlyProjection,
  modelBreakEven,
  type ProgramEdition,
  projectCashFlow,
} from '@suv/domain'
import * as z from 'zod'
import type { MemberContext } from '../../trpc.ts'

/** Everything that the workbook and the report say, read once. */
export type FinancesToExport = {
  readonly memberName: string
  readonly teamName: string | null
  /** ISO instant. */
  readonly createdAt: string
  /** Whose amounts lead. */
  readonly edition: ProgramEdition
  /** Null where neither the query nor an assessment has said it. */
  readonly familySize: number | null
  readonly finances: Pick<
    FinancialData,
    | 'startupCapital'
    | 'fastTrackInvestment'
    | 'fundingSources'
    | 'vcInvestmentCommitted'
    | 'angelInvestmentCommitted'
    | 'settlementFunds'
    | 'totalInvestmentRequired'
  >
  /** Null until the member has entered one: an export invents no figures. */
  readonly projectedBreakeven: number | null
  readonly assumptions: CashFlowAssumptions | null
  /** Whole years, at least three where the amounts can be counted so far, and as far as the break-even; none without assumptions. */
  readonly projection: readonly MonthlyProjection[]
  readonly breakEven: number | null
}

const querySchema = z.object({
  edition: z.string().max(20).optional(),
  family: z.coerce.number().int().min(1).max(30).optional(),
})

/**
 * The member's finances, for the family size and the edition that `query` names, else for those of their latest assessment
 * and the one in force.
 *
 * @throws DomainError invalid_input where `query` names no edition or family.
 */
export async function readFinances(
  { db, actor, clock }: MemberContext,
  query: unknown,
): Promise<FinancesToExport> {
  const { userId } = actor
  const asked = querySchema.safeParse(query)
  const edition = asked.success ? findProgramEdition(asked.data.edition ?? latestEdition.id) : undefined
  if (!asked.success || edition === undefined) {
    throw new DomainError('invalid_input', 'Name an edition of the rules and a family of 1 to 30 people.')
  }
  const [user, teams, data, assessment] = await Promise.all([
    getUser(db, { id: userId }),
    listTeamsOfUser(db, { userId, limit: 1 }),
    findFinancialDataOfWorkspace(db, { workspaceId: actor.workspace.id }),
    findLatestEligibilityAssessment(db, { userId }),
  ])
  const assumptions = data?.cashFlowProjections?.assumptions ?? null
  const breakEven = assumptions === null ? null : modelBreakEven(assumptions)
  return {
    memberName: user.name,
    teamName: teams.rows[0]?.teamName ?? null,
    createdAt: clock.now().toISOString(),
    edition,
    familySize: asked.data.family ?? assessment?.familySize ?? null,
    finances: data ?? nothingEntered,
    projectedBreakeven: data?.projectedBreakeven ?? null,
    assumptions,
    projection: assumptions === null ? [] : projectAsFarAsPossible(assumptions, breakEven),
    breakEven,
  }
}

const nothingEntered: FinancesToExport['finances'] = {
  startupCapital: null,
  fastTrackInvestment: null,
  fundingSources: [],
  vcInvestmentCommitted: null,
  angelInvestmentCommitted: null,
  settlementFunds: null,
  totalInvestmentRequired: null,
}

function projectAsFarAsPossible(
  assumptions: CashFlowAssumptions,
  breakEven: number | null,
): MonthlyProjection[] {
  const years = Math.max(3, Math.ceil((breakEven ?? 0) / 12))
  for (let tried = years; tried > 0; tried -= 1) {
    try {
      return projectCashFlow(assumptions, 12 * tried)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return []
}
