import {
  deleteApiKeyOfUser,
  inTransaction,
  keepApiKeyWithin,
  listApiKeysOfUser,
  resetRateLimit,
} from '@suv/db'
import { type ApiKey, type createApiKeySchema, DomainError, signInFromAddressLimit } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { mailSecurityChange } from '../accounts/mail-security-change.ts'
import { checkRateLimit, keyOf } from '../accounts/rate-limit.ts'
import { requirePassword, requireSamePassword } from '../accounts/require-password.ts'

/** More than anybody needs, and few enough to read through. */
const maximumKeys = 20

const secondsPerDay = 24 * 60 * 60

/**
 * Creates a key for the member, and tells them by mail. better-auth makes it and stores its SHA-256 only, so this answer is its one
 * showing.
 *
 * @throws DomainError invalid_input where the password is wrong, too_many_requests where it was wrong too often, conflict where
 * there are too many keys.
 */
export async function createApiKey(
  ctx: MemberContext,
  { name, scope, expiresInDays, password }: z.output<typeof createApiKeySchema>,
): Promise<ApiKey & { key: string }> {
  const { db, auth, actor, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
  const now = clock.now()
  const limit = { rule: signInFromAddressLimit, name: 'create API key', by: [actor.userId] }
  await checkRateLimit(db, { limits: [limit], now })
  const known = await requirePassword(db, { userId: actor.userId, password })
  await resetRateLimit(db, { key: keyOf(limit) })
  const existing = await listApiKeysOfUser(db, { userId: actor.userId })
  if (existing.length >= maximumKeys) throw tooManyKeys()
  const created = await (await auth()).api.createApiKey({
    body: {
      userId: actor.userId,
      name,
      permissions: { api: scope === 'write' ? ['read', 'write'] : ['read'] },
      ...(expiresInDays === undefined ? {} : { expiresIn: expiresInDays * secondsPerDay }),
    },
  })
  // better-auth writes on a connection of its own, so this cannot be one transaction.
  const kept = { id: created.id, userId: actor.userId, most: maximumKeys }
  if (!(await inTransaction(db, (trx) => keepApiKeyWithin(trx, kept)))) throw tooManyKeys()
  await audited(ctx, async (trx, audit) => {
    await audit({
      action: 'create',
      entity: 'apikeys',
      entityId: created.id,
      changedFields: ['name', 'permissions'],
    })
    const from = { at: now, address, userAgent }
    await mailSecurityChange(jobs, trx, { actor, siteUrl, change: 'api-key-created', from, requestId })
    await requireSamePassword(trx, known)
  }).catch(async (error: unknown) => {
    await deleteApiKeyOfUser(db, { id: created.id, userId: actor.userId })
    throw error
  })
  return {
    id: created.id,
    name,
    start: created.start ?? '',
    scope,
    createdAt: created.createdAt.toISOString(),
    expiresAt: created.expiresAt?.toISOString() ?? null,
    lastUsedAt: null,
    key: created.key,
  }
}

function tooManyKeys(): DomainError {
  return new DomainError(
    'conflict',
    `You have ${maximumKeys} API keys. Revoke one that you no longer use first.`,
  )
}
