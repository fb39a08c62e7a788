import { type Selectable, sql } from 'kysely'
import type { Db } from '../client.ts'
import type { IdempotencyKeysTable } from '../schema.ts'

/*
 * A call with an Idempotency-Key: `claimIdempotencyKey`; where that gives true, make the call and `insertIdempotentAnswer`,
 * or `releaseIdempotencyKey` where there is no answer worth keeping. Where it gives false, `findIdempotentAnswer`: another
 * method, path or body is a conflict, no status means that the first call is still under way, and else there is the answer.
 */

/** The first call with a key, and its answer; `status` is null while it is under way. */
export type IdempotentAnswerRow = Selectable<IdempotencyKeysTable>

export type IdempotentCall = {
  readonly userId: string
  readonly key: string
  readonly method: string
  readonly path: string
  /** Any text that is the same for the same body only. */
  readonly bodyHash: string
}

/** After this long without an answer, the process that made the first call is taken to have died. */
const claimLastsMs = 120_000

export async function findIdempotentAnswer(
  db: Db,
  { userId, key }: Pick<IdempotentCall, 'userId' | 'key'>,
): Promise<IdempotentAnswerRow | undefined> {
  return db
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Takes the key for this call. @returns false where another call has it; of calls at the same time, one gets true. */
export async function claimIdempotencyKey(
  db: Db,
  { now, userId, key, method, path, bodyHash }: IdempotentCall & { readonly now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ userId, key, method, path, bodyHash, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .constraint('idempotency_keys_pkey')
        .doUpdateSet({ method, path, bodyHash, createdAt: now })
        .where('idempotencyKeys.status', 'is', null)
        .where('idempotencyKeys.createdAt', '<', new Date(now.getTime() - claimLastsMs)),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Keeps the answer to a call, claimed or not. @returns false where the key has an answer already, or belongs to another call:
 * nothing is changed then.
 */
export async function insertIdempotentAnswer(
  db: Db,
  {
    createdAt,
    response,
    status,
    userId,
    key,
    method,
    path,
    bodyHash,
  }: IdempotentCall & { readonly status: number; readonly response: unknown; readonly createdAt: Date },
): Promise<boolean> {
  const answer = { status, response: response === undefined ? null : JSON.stringify(response) }
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ userId, key, method, path, bodyHash, createdAt, ...answer })
    .onConflict((conflict) =>
      conflict
        .constraint('idempotency_keys_pkey')
        .doUpdateSet(answer)
        .where('idempotencyKeys.status', 'is', null)
        .whereRef('idempotencyKeys.bodyHash', '=', sql.ref('excluded.bodyHash'))
        .whereRef('idempotencyKeys.method', '=', sql.ref('excluded.method'))
        .whereRef('idempotencyKeys.path', '=', sql.ref('excluded.path')),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** How many keys of a member are kept, and how many bytes their answers take where they lie. */
export async function measureIdempotentAnswers(
  db: Db,
  { userId }: Pick<IdempotentCall, 'userId'>,
): Promise<{ keys: number; bytes: number }> {
  const { keys, bytes } = await db
    .selectFrom('idempotencyKeys')
    .select([
      sql<string | number>`count(*)`.as('keys'),
      sql<string | number>`coalesce(sum(pg_column_size(response)), 0)`.as('bytes'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { keys: Number(keys), bytes: Number(bytes) }
}

/** Gives up a claim, so that the same call can be sent again. An answer stays. */
export async function releaseIdempotencyKey(
  db: Db,
  { userId, key }: Pick<IdempotentCall, 'userId' | 'key'>,
): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

/** Forgets old keys. @returns how many. */
export async function deleteIdempotentAnswersBefore(db: Db, { before }: { before: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
