import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { MembershipsTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

/** What the member paid for full access. */
export type MembershipRecord = Selectable<MembershipsTable>

/** The member's membership, paid or not, if there is one. */
export async function findMembershipOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<MembershipRecord | undefined> {
  if (!isUuid(userId)) return undefined
  return db.selectFrom('memberships').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Whether the member has paid for full access and it has not run out. */
export async function hasActiveMembership(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a member full access that does not run out, whatever stood there before. For operators: nothing was paid here. */
export async function grantMembership(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const granted = { status: 'active', expiresAt: null, updatedAt: now } as const
  await db
    .insertInto('memberships')
    .values({ userId, createdAt: now, ...granted })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(granted))
    .execute()
}
