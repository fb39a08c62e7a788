import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { TeamsTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

export type TeamRecord = Selectable<TeamsTable>

/** The teams that the member belongs to, by name. */
export async function listTeamsOfUser(db: Db, { userId }: { userId: string }): Promise<TeamRecord[]> {
  return db
    .selectFrom('teams')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .selectAll('teams')
    .where('teamMembers.userId', '=', userId)
    .orderBy('teams.teamName')
    .orderBy('teams.id')
    .execute()
}

/** Whether the member belongs to the team. */
export async function isTeamMember(
  db: Db,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<boolean> {
  if (!isUuid(userId)) return false
  const row = await db
    .selectFrom('teamMembers')
    .select('id')
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
