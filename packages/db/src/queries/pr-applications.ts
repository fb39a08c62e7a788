import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { PrApplicationsTable } from '../schema.ts'
import { defineTeamRecords } from './team-records.ts'

export type PrApplicationRow = Selectable<PrApplicationsTable>

/** The teams' applications for permanent residence; a team has one. Locked to change, because the change is kept. */
export const prApplications = defineTeamRecords({
  table: 'prApplications',
  noun: 'application',
  taken: 'Your team has an application already. Change that one instead.',
  locksToChange: true,
})

/** The team's application, if it has begun one. */
export async function findPrApplication(
  db: Db,
  { teamId }: { teamId: string },
): Promise<PrApplicationRow | undefined> {
  return db.selectFrom('prApplications').selectAll().where('teamId', '=', teamId).executeTakeFirst()
}
