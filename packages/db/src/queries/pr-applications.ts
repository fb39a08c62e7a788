import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { PrApplicationsTable } from '../schema.ts'

export type PrApplicationRow = Selectable<PrApplicationsTable>

/** The team's application, if it has begun one. */
export async function findPrApplication(
  db: Db,
  { teamId }: { teamId: string },
): Promise<PrApplicationRow | undefined> {
  return db.selectFrom('prApplications').selectAll().where('teamId', '=', teamId).executeTakeFirst()
}
