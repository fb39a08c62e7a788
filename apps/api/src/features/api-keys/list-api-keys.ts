import { listApiKeysOfUser } from '@suv/db'
import type { ApiKey } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** The member's keys that are not revoked, newest first. */
export async function listApiKeys({ db, actor }: MemberContext): Promise<ApiKey[]> {
  const keys = await listApiKeysOfUser(db, { userId: actor.userId })
  return keys.map((key) => ({
    id: key.id,
    name: key.name ?? '',
    start: key.start ?? '',
    scope: key.scopes.includes('write') ? 'write' : 'read',
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastRequest?.toISOString() ?? null,
  }))
}
