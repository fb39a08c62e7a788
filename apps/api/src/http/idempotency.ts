import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  claimIdempotencyKey,
  findIdempotentAnswer,
  type IdempotentAnswerRow,
  type IdempotentCall,
  insertIdempotentAnswer,
  inTransaction,
  releaseIdempotencyKey,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FastifyRequest } from 'fastify'
import { requireRoomForAnswer } from '../features/idempotency/require-room.ts'
import type { Context } from '../trpc.ts'

const longestKey = 200

/**
 * Runs a POST once for each `Idempotency-Key` of a member: the same key and body give the first answer again. The key, the
 * answer and what the call wrote are one transaction, so a crash leaves all of it or nothing; a call that fails leaves no
 * key and may be sent again. A second call that comes while the first is under way waits for it.
 *
 * A call that waits for the network is not made inside a transaction: it claims its key, runs, and keeps its answer. After a
 * crash in between, the claim runs out and the call may be made again.
 *
 * A stored answer is given to whoever may still make the call: a key that has lost its scope, or a member their place, reads nothing
 * by it, and in another workspace it is another call. It is kept for a day (`forget-answers.job.ts`), and no more of a member than
 * there is room for.
 *
 * @throws DomainError conflict where the key was used for another call, or the first is still under way after a while;
 * invalid_input where the key cannot be one.
 */
export async function withIdempotencyKey(
  request: FastifyRequest,
  context: Context,
  call: (context: Context) => Promise<unknown>,
  {
    mayAsk,
    workspaceId,
    waitsForNetwork = false,
    answersSecret = false,
  }: {
    /** Whether the caller still may, asked before a stored answer is given. @throws DomainError */
    readonly mayAsk: (context: Context, answer: unknown) => Promise<void>
    /** Where the call is about what the caller's workspace keeps: which one. */
    readonly workspaceId: string | undefined
    readonly waitsForNetwork?: boolean
    readonly answersSecret?: boolean
  },
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  const { actor } = context
  if (request.method !== 'POST' || actor === null || key === undefined) return call(context)
  if (answersSecret) {
    throw new DomainError(
      'invalid_input',
      'Idempotency-Key: leave it out here, because a secret is answered once only.',
    )
  }
  if (typeof key !== 'string' || key.length === 0 || key.length > longestKey) {
    throw new DomainError('invalid_input', `Idempotency-Key: use 1 to ${longestKey} characters.`)
  }
  const path = request.url.split('?', 1)[0] ?? ''
  const bodyHash = createHash('sha256')
    .update(canonicalJson(request.body ?? null))
    .update(workspaceId ?? '')
    .digest('base64url')

  const claim = { userId: actor.userId, key, method: request.method, path, bodyHash }
  let isFirst = false
  const once = async (given: Context) => {
    isFirst = true
    await requireRoomForAnswer(given.db, { userId: actor.userId, now: given.clock.now() })
    return call(given)
  }
  const answer = await (waitsForNetwork
    ? runClaimed(context, claim, once)
    : runInTransaction(context, claim, once))
  if (!isFirst) await mayAsk(context, answer)
  return answer
}

async function runInTransaction(
  context: Context,
  claim: IdempotentCall,
  call: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  return inTransaction(context.db, async (trx) => {
    const now = context.clock.now()
    if (await claimIdempotencyKey(trx, { ...claim, now })) {
      const response = await call({ ...context, db: trx })
      await insertIdempotentAnswer(trx, { ...claim, status: 200, response, createdAt: now })
      return response
    }
    return firstAnswer(await findIdempotentAnswer(trx, claim), claim).response
  })
}

/** How long a second call waits for the first, looking again after each pause. */
const timeoutMs = 30_000
const pauseMs = 200

async function runClaimed(
  context: Context,
  claim: IdempotentCall,
  call: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  const { db, clock } = context
  for (let waited = 0; waited < timeoutMs; waited += pauseMs) {
    if (await claimIdempotencyKey(db, { ...claim, now: clock.now() })) {
      try {
        const response = await call(context)
        await insertIdempotentAnswer(db, { ...claim, status: 200, response, createdAt: clock.now() })
        return response
      } catch (error) {
        await releaseIdempotencyKey(db, claim)
        throw error
      }
    }
    const first = await findIdempotentAnswer(db, claim)
    // Gone meanwhile: the first call failed, and this one may try.
    if (first !== undefined && firstAnswer(first, claim).status != null) return first.response
    await setTimeout(pauseMs)
  }
  throw new DomainError(
    'conflict',
    'The first call with this Idempotency-Key is still under way. Send it again later.',
  )
}

/** @throws DomainError conflict where the key belongs to another call. */
function firstAnswer(
  first: IdempotentAnswerRow | undefined,
  { path, method, bodyHash }: IdempotentCall,
): IdempotentAnswerRow {
  if (first?.path !== path || first.method !== method || first.bodyHash !== bodyHash) {
    throw new DomainError('conflict', 'This Idempotency-Key was used for another call. Use a new key.')
  }
  return first
}

/** The same text for the same JSON, in whatever order its keys were sent. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )
}
