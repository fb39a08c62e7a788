import { isPlanDone } from '../business-plans/completion.ts'
import { countDocuments, type DocumentCounts } from '../documents/count-documents.ts'
import type { Document } from '../documents/schema.ts'
import { type InvestmentStatus, investmentStatus, securedInvestment } from '../financial-data/investment.ts'
import type { FinancialData } from '../financial-data/schema.ts'
import type { LetterOfSupport } from '../letters-of-support/schema.ts'
import { countMilestones, type MilestoneCounts } from '../milestones/progress.ts'
import type { Milestone } from '../milestones/schema.ts'
import { upcomingMilestones } from '../milestones/upcoming.ts'
import { fittingMatches } from '../organization-matches/fitting.ts'
import type { OrganizationMatch } from '../organization-matches/schema.ts'

/** How many matches the dashboard shows. */
const shownMatches = 3

/** What the dashboard advises (specification 2, section 2). */
export type RecommendedAction =
  | 'complete_business_plan'
  | 'secure_investment'
  | 'connect_with_organizations'
  | 'great_progress'

export type ApplicationFacts<
  M extends Pick<Milestone, 'status' | 'phase' | 'order'>,
  O extends Pick<OrganizationMatch, 'compatibilityScore' | 'status' | 'supportLetterReceived'>,
> = {
  readonly milestones: readonly M[]
  /** Of the business plan, in percent. */
  readonly planProgress: number
  /** Null before the first save. */
  readonly finances: Partial<Pick<FinancialData, 'vcInvestmentCommitted' | 'angelInvestmentCommitted'>> | null
  /** The member's own, and those of the company for which they work. */
  readonly documents: readonly Pick<Document, 'holder'>[]
  /** Every organization that was scored. */
  readonly matches: readonly O[]
  /** From how many points on one of them counts as a match. */
  readonly matchThreshold: number
  /** Of the teams whose LOS tracker the member sees. */
  readonly letters: readonly Pick<LetterOfSupport, 'status'>[]
}

/** Every figure of the dashboard, which the exported application repeats. Percents are whole; money is whole CAD. */
export type ApplicationSummary<M, O> = {
  /** Percent of all milestones that are completed. */
  readonly readiness: number
  readonly milestones: MilestoneCounts
  readonly phaseOne: MilestoneCounts
  readonly upcoming: readonly M[]
  readonly investment: InvestmentStatus
  readonly matchCount: number
  readonly topMatches: readonly O[]
  readonly checklist: {
    readonly businessPlan: { readonly isDone: boolean; readonly progress: number }
    readonly investment: { readonly isDone: boolean; readonly secured: number }
    readonly documents: DocumentCounts & { readonly isDone: boolean }
    readonly supportLetter: { readonly isDone: boolean }
  }
  readonly actions: readonly RecommendedAction[]
}

export function summarizeApplication<
  M extends Pick<Milestone, 'status' | 'phase' | 'order'>,
  O extends Pick<OrganizationMatch, 'compatibilityScore' | 'status' | 'supportLetterReceived'>,
>({
  milestones,
  planProgress,
  finances,
  documents,
  matches,
  matchThreshold,
  letters,
}: ApplicationFacts<M, O>): ApplicationSummary<M, O> {
  const all = countMilestones(milestones)
  const fitting = fittingMatches(matches, matchThreshold)
  const secured = securedInvestment(finances ?? {})
  const isPlanComplete = isPlanDone(planProgress)
  const actions: RecommendedAction[] = []
  if (!isPlanComplete) actions.push('complete_business_plan')
  if (secured === 0) actions.push('secure_investment')
  if (fitting.length === 0) actions.push('connect_with_organizations')
  if (isPlanComplete && secured > 0) actions.push('great_progress')
  return {
    readiness: all.percent,
    milestones: all,
    phaseOne: countMilestones(milestones.filter(({ phase }) => phase === 'phase_1')),
    upcoming: upcomingMilestones(milestones),
    investment: investmentStatus(finances ?? {}),
    matchCount: fitting.length,
    topMatches: fitting.slice(0, shownMatches),
    checklist: {
      businessPlan: { isDone: isPlanComplete, progress: planProgress },
      investment: { isDone: secured > 0, secured },
      documents: { isDone: documents.length > 0, ...countDocuments(documents) },
      supportLetter: { isDone: hasSupportLetter({ matches, letters }) },
    },
    actions,
  }
}

/** Whether a letter of support is there: marked on a match (specification 2, section 2), or issued in the LOS tracker. */
function hasSupportLetter({
  matches,
  letters,
}: {
  readonly matches: readonly Pick<OrganizationMatch, 'supportLetterReceived'>[]
  readonly letters: readonly Pick<LetterOfSupport, 'status'>[]
}): boolean {
  return (
    matches.some(({ supportLetterReceived }) => supportLetterReceived) ||
    letters.some(({ status }) => status === 'issued')
  )
}
