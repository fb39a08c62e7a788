import { findMembershipOfUser } from '@suv/db'
import type { Membership } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * The caller's own membership, or null before there is one.
 *
 * @throws DomainError forbidden for another member's id.
 */
export async function findMembership(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<Membership | null> {
  const membership = await findMembershipOfUser(db, { userId: requireSelf(actor, id) })
  return membership === undefined ? null : present(membership)
}
