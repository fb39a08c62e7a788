import { deleteApiKeyOfUser } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'

/** Revokes one of the member's keys at once. Revoking it again, or another member's, changes nothing and is no error. */
export async function revokeApiKey(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  await deleteApiKeyOfUser(db, { id, userId: actor.userId })
  return { id }
}
