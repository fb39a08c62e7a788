import { deleteSessionOfUser } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'

/** Ends one of the member's sign-ins. Ending it again, or another member's, changes nothing and is no error. */
export async function endSession(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  await deleteSessionOfUser(db, { id, userId: actor.userId })
  return { id }
}
