import { type Selectable, sql } from 'kysely'
import type { Db } from '../client.ts'
import type { PrApplicationsTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

export type PrApplicationRow = Selectable<PrApplicationsTable>

/** Whose application of a team is meant; the main applicant's where nobody is named. */
export type PrApplicationRequest = { readonly teamId: string; readonly teamMemberId?: string | undefined }

/** The person's application, if they have begun one. */
export async function findPrApplication(
  db: Db,
  { teamId, teamMemberId }: PrApplicationRequest,
): Promise<PrApplicationRow | undefined> {
  if (teamMemberId !== undefined && !isUuid(teamMemberId)) return undefined
  return db
    .selectFrom('prApplications')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('teamMemberId', 'is not distinct from', teamMemberId ?? mainApplicantOf(teamId))
    .orderBy('createdAt')
    .executeTakeFirst()
}

/** Null for a team without members. As a query of its own, which is asked once and not for each row. */
function mainApplicantOf(teamId: string) {
  return sql<string | null>`(select main_applicant_of(${teamId}))`
}
