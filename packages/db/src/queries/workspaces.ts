import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'

/** The workspace to which a query on what a company keeps is bound. */
export type WorkspaceScope = { readonly workspaceId: string }

/** The workspace of the team that somebody works in, else their own, as a part of a query on them. */
export function workspaceIdOf({
  userId,
  teamId,
}: {
  userId: Expression<string>
  teamId: Expression<string | null>
}): RawBuilder<string> {
  return sql<string>`coalesce(
    (select id from workspaces where team_id = ${teamId}),
    (select id from workspaces where user_id = ${userId})
  )`
}

/**
 * Has the member work in a team's workspace from now on, or, with null, in their own.
 *
 * @returns whether they may: false for a team that they do not belong to, and then nothing changes.
 */
export async function moveToWorkspace(
  trx: Trx,
  { userId, teamId, now }: { userId: string; teamId: string | null; now: Date },
): Promise<boolean> {
  // One at a time for a member: a person works in one place.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  if (teamId !== null) {
    const place = await trx
      .selectFrom('teamMembers')
      .select('id')
      .where('teamId', '=', teamId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (place === undefined) return false
  }
  const ofMember = trx.updateTable('teamMembers').where('userId', '=', userId)
  await ofMember.set({ worksHere: false, updatedAt: now }).where('worksHere', '=', true).execute()
  if (teamId !== null) {
    await ofMember.set({ worksHere: true, updatedAt: now }).where('teamId', '=', teamId).execute()
  }
  return true
}

/** Whether anything lies in the member's own workspace, which they leave for their first team's. */
export async function hasOwnWork(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const own = db.selectFrom('workspaces').select('id').where('userId', '=', userId)
  const row = await db
    .selectNoFrom(({ exists, or }) =>
      or([
        exists(db.selectFrom('milestones').select('id').where('workspaceId', 'in', own)),
        exists(db.selectFrom('businessPlans').select('id').where('workspaceId', 'in', own)),
        exists(db.selectFrom('financialData').select('id').where('workspaceId', 'in', own)),
        exists(db.selectFrom('organizationMatches').select('id').where('workspaceId', 'in', own)),
      ]).as('is'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.is)
}
