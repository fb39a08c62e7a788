import { listApiKeysOfUser } from '@suv/db'
import { type ApiKey, type createApiKeySchema, DomainError } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** More than anybody needs, and few enough to read through. */
const maximumKeys = 20

const secondsPerDay = 24 * 60 * 60

/** Creates a key for the member. better-auth makes it and stores its SHA-256 only, so this answer is its one showing. */
export async function createApiKey(
  ctx: MemberContext,
  { name, scope, expiresInDays }: z.output<typeof createApiKeySchema>,
): Promise<ApiKey & { key: string }> {
  const { db, auth, actor } = ctx
  const existing = await listApiKeysOfUser(db, { userId: actor.userId })
  if (existing.length >= maximumKeys) {
    throw new DomainError(
      'conflict',
      `You have ${maximumKeys} API keys. Revoke one that you no longer use first.`,
    )
  }
  const created = await auth.api.createApiKey({
    body: {
      userId: actor.userId,
      name,
      permissions: { api: scope === 'write' ? ['read', 'write'] : ['read'] },
      ...(expiresInDays === undefined ? {} : { expiresIn: expiresInDays * secondsPerDay }),
    },
  })
  // better-auth writes on a connection of its own, so this cannot be one transaction.
  await audited(ctx, (_trx, audit) =>
    audit({
      action: 'create',
      entity: 'apikeys',
      entityId: created.id,
      changedFields: ['name', 'permissions'],
    }),
  )
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
