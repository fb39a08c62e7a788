import {
  findBusinessPlanOfWorkspace,
  findCompanyOfWorkspace,
  findFinancialDataOfWorkspace,
  findLatestEligibilityAssessment,
  listChecklistTicks,
  listDocumentsOfUser,
  listOrganizationMatchesOfWorkspace,
  listTeamsOfUser,
  type Page,
} from '@suv/db'
import {
  type DatedRecords,
  fittingMatches,
  planProgress,
  sectionCompletions,
  summarizeApplication,
} from '@suv/domain'
import { readDatedRecords } from '../../features/calendar/read-dated-records.ts'
import { presentDocument } from '../../features/documents/present-document.ts'
import { presentAssessment } from '../../features/eligibility/present-assessment.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFewRecords } from '../pdf/fit.ts'

export type ApplicationData = Awaited<ReturnType<typeof readApplication>>

/** Everything that the exported application tells, of the caller and their own teams only. */
export async function readApplication({ db, actor }: MemberContext) {
  const { userId, workspace } = actor
  const workspaceId = workspace.id
  const [dates, plan, finances, documents, tickedPapers, scored, company, assessment, teams] =
    await Promise.all([
      joinRecords(readDatedRecords(db, { userId, workspaceId, teamIds: actor.teamIds })),
      findBusinessPlanOfWorkspace(db, { workspaceId }),
      findFinancialDataOfWorkspace(db, { workspaceId }),
      allRows((page) => listDocumentsOfUser(db, { userId, workspaceId, ...page })),
      listChecklistTicks(db, { userId, workspaceId }),
      allRows((page) => listOrganizationMatchesOfWorkspace(db, { workspaceId, ...page })),
      findCompanyOfWorkspace(db, { workspaceId }),
      findLatestEligibilityAssessment(db, { userId }),
      allRows((page) => listTeamsOfUser(db, { userId, ...page })),
    ])
  return {
    dates,
    worksForCompany: workspace.teamId !== null,
    plan: plan ?? null,
    planSections: sectionCompletions(plan ?? {}),
    finances: finances ?? null,
    documents: documents.map(presentDocument),
    tickedPapers,
    matches: fittingMatches(scored.map(present), company.matchThreshold),
    assessment: assessment === undefined ? null : presentAssessment(assessment),
    // In the order of `dates.teams`, which is that of the ids.
    teamNames: actor.teamIds.map((id) => teams.find((team) => team.id === id)?.teamName ?? 'Your team'),
    summary: summarizeApplication({
      milestones: dates.milestones,
      planProgress: planProgress(plan ?? {}),
      finances: finances ?? null,
      documents: documents.map(presentDocument),
      matches: scored.map(present),
      matchThreshold: company.matchThreshold,
      letters: dates.teams.flatMap(({ letters }) => letters),
    }),
  }
}

/** @throws DomainError invalid_input as soon as there are more than a document lists */
async function joinRecords(parts: AsyncIterable<DatedRecords>): Promise<DatedRecords> {
  let joined: DatedRecords | undefined
  let records = 0
  for await (const part of parts) {
    for (const { letters, certificates, workPermits, prApplications } of part.teams)
      records += letters.length + certificates.length + workPermits.length + prApplications.length
    requireFewRecords(records)
    joined = {
      ...(joined ?? part),
      teams: [...(joined?.teams ?? []), ...part.teams],
      organizationNames: new Map([...(joined?.organizationNames ?? []), ...part.organizationNames]),
    }
  }
  if (joined === undefined) throw new TypeError('The member’s own records come first.')
  return joined
}

/** A document is complete or worthless: all pages of a list, one after the other. */
async function allRows<Row>(readPage: (page: { cursor?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null | undefined
  do {
    const page = await readPage(cursor == null ? {} : { cursor })
    rows.push(...page.rows)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}
