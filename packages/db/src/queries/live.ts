import type { WorkspaceRole } from '@suv/domain'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { isUuid } from './uuid.ts'

/** On which the database and the processes that serve tell each other what happens in workspaces (`listen`). */
export const liveChannel = 'landfall_live'

/** Tells every process that listens, this one included, once it is committed. At most 8,000 bytes. */
export async function notifyLive(db: Db, payload: string): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${payload})`.execute(db)
}

/** Whose seat in which team's workspace a session has open now; undefined where it has ended, or works in none. */
export async function findOpenSeat(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<{ id: string; teamId: string; role: WorkspaceRole } | undefined> {
  if (!isUuid(sessionId)) return undefined
  return db
    .selectFrom('sessions')
    .innerJoin('teamMembers', 'teamMembers.userId', 'sessions.userId')
    .select(['teamMembers.id', 'teamMembers.teamId', 'teamMembers.workspaceRole as role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expiresAt', '>', now)
    .where('teamMembers.worksHere', '=', true)
    .executeTakeFirst()
}
