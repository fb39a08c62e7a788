import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { PrApplicationsTable } from '../schema.ts'
import { deleteTeamRecord, updateTeamRecord } from './team-records.ts'
import { anyOf, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

export type PrApplicationRow = Selectable<PrApplicationsTable>

/** The fields that are set when an application is written. */
export type PrApplicationValues = Omit<PrApplicationRow, 'id' | 'teamId' | 'createdAt' | 'updatedAt'>

/** The team's application for permanent residence, if it has begun one. */
export async function findPrApplication(
  db: Db,
  { teamId }: { teamId: string },
): Promise<PrApplicationRow | undefined> {
  return db.selectFrom('prApplications').selectAll().where('teamId', '=', teamId).executeTakeFirst()
}

/** What is left out takes the table's default. @returns undefined where the team has an application already. */
export async function insertPrApplication(
  trx: Trx,
  { teamId, now, values }: { teamId: string; now: Date; values: Partial<PrApplicationValues> },
): Promise<PrApplicationRow | undefined> {
  return trx
    .insertInto('prApplications')
    .values({ ...values, teamId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.constraint('pr_applications_team_unique').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Reads an application that the transaction is about to change. @throws DomainError not_found where it is of none of the teams. */
export async function lockPrApplication(
  trx: Trx,
  { id, teamIds }: TeamScope & { id: string },
): Promise<PrApplicationRow> {
  const application = isUuid(id)
    ? await trx
        .selectFrom('prApplications')
        .selectAll()
        .where('id', '=', id)
        .where('teamId', '=', anyOf(teamIds))
        .forUpdate()
        .executeTakeFirst()
    : undefined
  return orNotFound(application)
}

/** @throws DomainError not_found */
export async function updatePrApplication(
  trx: Trx,
  request: { id: string; teamId: string; now: Date; values: Partial<PrApplicationValues> },
): Promise<PrApplicationRow> {
  return orNotFound(await updateTeamRecord(trx, 'prApplications', request))
}

/** @returns the team that it was of; undefined where there was none. */
export function deletePrApplication(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'prApplications', request)
}

function orNotFound(application: PrApplicationRow | undefined): PrApplicationRow {
  if (application === undefined) throw new DomainError('not_found', 'There is no such application.')
  return application
}
