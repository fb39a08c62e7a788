import { createHash } from 'node:crypto'
import { claimIdempotencyKey, findIdempotentAnswer, insertIdempotentAnswer, inTransaction } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../trpc.ts'

const longestKey = 200

/**
 * Runs a POST once for each `Idempotency-Key` of a member: the same key and body give the first answer again. The key, the
 * answer and what the call wrote are one transaction, so a crash leaves all of it or nothing; a call that fails leaves no
 * key and may be sent again. A second call that comes while the first is under way waits for it.
 *
 * @throws DomainError conflict where the key was used for another call; invalid_input where the key cannot be one.
 */
export async function runOnce(
  request: FastifyRequest,
  context: Context,
  call: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  const { actor } = context
  if (request.method !== 'POST' || actor === null || key === undefined) return call(context)
  if (typeof key !== 'string' || key.length === 0 || key.length > longestKey) {
    throw new DomainError('invalid_input', `Idempotency-Key: use 1 to ${longestKey} characters.`)
  }
  const path = request.url.split('?', 1)[0] ?? ''
  const bodyHash = createHash('sha256')
    .update(canonicalJson(request.body ?? null))
    .digest('base64url')

  const claim = { userId: actor.userId, key, method: request.method, path, bodyHash }
  return inTransaction(context.db, async (trx) => {
    const now = context.clock.now()
    if (await claimIdempotencyKey(trx, { ...claim, now })) {
      const response = await call({ ...context, db: trx })
      await insertIdempotentAnswer(trx, { ...claim, status: 200, response, createdAt: now })
      return response
    }
    const first = await findIdempotentAnswer(trx, claim)
    if (first?.path !== path || first.method !== request.method || first.bodyHash !== bodyHash) {
      throw new DomainError('conflict', 'This Idempotency-Key was used for another call. Use a new key.')
    }
    return first.response
  })
}

/** The same text for the same JSON, in whatever order its keys were sent. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )
}
