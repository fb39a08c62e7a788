import type { Db, Trx } from '../client.ts'
import { listRecordedPaths } from './documents.ts'

/** Has the account erased at that moment, or, with null, keeps it. */
export async function setEraseAt(
  trx: Trx,
  { userId, eraseAt, now }: { userId: string; eraseAt: Date | null; now: Date },
): Promise<void> {
  await trx.updateTable('users').set({ eraseAt, updatedAt: now }).where('id', '=', userId).execute()
}

/** The accounts whose week is over, longest overdue first. */
export async function listAccountsToErase(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('users')
    .select('id')
    .where('eraseAt', '<=', now)
    .orderBy('eraseAt')
    .limit(limit)
    .execute()
}

export type ErasedAccount = {
  readonly email: string
  readonly firstName: string | null
  /** Keys of the files that no record names any more. */
  readonly objectPaths: readonly string[]
}

/**
 * Erases a member whose week is over: their rows, their ways in, and the teams that nobody else signs in to. A team that
 * others sign in to keeps its papers, in which the member stays by name; where they were its only founder, the longest-serving
 * of the others becomes one, so that somebody can manage it.
 *
 * @returns undefined where they changed their mind meanwhile, or are gone already.
 */
export async function eraseAccount(
  trx: Trx,
  { userId, now }: { userId: string; now: Date },
): Promise<ErasedAccount | undefined> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', userId)
    .where('eraseAt', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  if (user === undefined) return undefined
  const documents = await trx
    .selectFrom('documents')
    .select('objectPath')
    .where('userId', '=', userId)
    .execute()
  await leaveTeams(trx, { userId, now })
  // Some are the member's id, others hold it in their midst.
  await trx.deleteFrom('verifications').where('value', 'like', `%${userId}%`).execute()
  // Whatever else is the member's goes with their row; audit events stay, without them.
  await trx.deleteFrom('users').where('id', '=', userId).execute()
  // What they sent for a company is its next owner's now.
  const kept = await listRecordedPaths(
    trx,
    documents.map(({ objectPath }) => objectPath),
  )
  const objectPaths = documents.map(({ objectPath }) => objectPath).filter((path) => !kept.has(path))
  return { ...user, objectPaths }
}

async function leaveTeams(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const teams = await trx
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', trx.selectFrom('teamMembers').select('teamId').where('userId', '=', userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id: teamId } of teams) {
    const others = await trx
      .selectFrom('teamMembers')
      .select(['id', 'role'])
      .where('teamId', '=', teamId)
      .where('userId', 'is not', null)
      .where('userId', '!=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    const [oldest] = others
    if (oldest === undefined) {
      await trx.deleteFrom('teams').where('id', '=', teamId).execute()
    } else if (!others.some(({ role }) => role === 'founder')) {
      await trx
        .updateTable('teamMembers')
        .set({ role: 'founder', updatedAt: now })
        .where('id', '=', oldest.id)
        .execute()
    }
  }
}
