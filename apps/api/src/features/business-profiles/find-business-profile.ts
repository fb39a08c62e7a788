import { findBusinessProfileOfUser, findPublicBusinessProfile } from '@suv/db'
import { type BusinessProfile, DomainError } from '@suv/domain'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentPublicProfile } from './present-public-profile.ts'

/**
 * The caller's own profile, or null before there is one; of another member's, what they show.
 *
 * @throws DomainError not_found where another member shows none.
 */
export async function findBusinessProfile(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<BusinessProfile | null> {
  if (id === actor.userId) {
    const own = await findBusinessProfileOfUser(db, { userId: id })
    return own === undefined ? null : present(own)
  }
  const profile = await findPublicBusinessProfile(db, { userId: id })
  if (profile === undefined) throw new DomainError('not_found', 'There is no such public profile.')
  return presentPublicProfile(present(profile))
}
