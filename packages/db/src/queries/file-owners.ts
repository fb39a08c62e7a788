import type { Db } from '../client.ts'
import { isUuid } from './uuid.ts'

/** Who of these is a member, or was one before their account was erased: the audit still names the account. */
export async function listKnownOwners(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const asked = new Set(userIds.filter(isUuid))
  if (asked.size === 0) return new Set()
  const members = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...asked])
    .execute()
  const known = new Set(members.map(({ id }) => id))
  const others = [...asked].filter((id) => !known.has(id))
  if (others.length === 0) return known
  const erased = await db
    .selectFrom('auditEvents')
    .select('entityId')
    .distinct()
    .where('entity', '=', 'users')
    .where('entityId', 'in', others)
    .execute()
  for (const { entityId } of erased) known.add(entityId)
  return known
}
