import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { BusinessProfilesTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { isUuid } from './uuid.ts'

export type BusinessProfileRow = Selectable<BusinessProfilesTable>

/** The fields that are set when a profile is written. */
export type BusinessProfileValues = Omit<BusinessProfileRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

const jsonFields = ['achievements', 'visibleSections'] as const

/** The member's own profile, if they have written one. */
export async function findBusinessProfileOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<BusinessProfileRow | undefined> {
  return isUuid(userId) ? profileOfUser(db, userId).executeTakeFirst() : undefined
}

/** The member's profile, if they show it to others. */
export async function findPublicBusinessProfile(
  db: Db,
  { userId }: { userId: string },
): Promise<BusinessProfileRow | undefined> {
  return isUuid(userId)
    ? profileOfUser(db, userId).where('isPublic', '=', true).executeTakeFirst()
    : undefined
}

type ProfileWrite = { userId: string; now: Date; values: Partial<BusinessProfileValues> }

/** What is left out takes the table's default. @returns undefined where the member has a profile already. */
export async function insertBusinessProfile(
  trx: Trx,
  { userId, now, values }: ProfileWrite,
): Promise<BusinessProfileRow | undefined> {
  return trx
    .insertInto('businessProfiles')
    .values({ ...withJsonText(values, jsonFields), userId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.constraint('business_profiles_user_unique').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Changes the profile that the member has. */
export async function updateBusinessProfile(
  trx: Trx,
  { userId, now, values }: ProfileWrite,
): Promise<BusinessProfileRow> {
  return trx
    .updateTable('businessProfiles')
    .set({ ...withJsonText(values, jsonFields), updatedAt: now })
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function profileOfUser(db: Db, userId: string) {
  return db.selectFrom('businessProfiles').selectAll().where('userId', '=', userId)
}
