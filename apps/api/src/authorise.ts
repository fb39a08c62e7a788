import { type Actor, hasActiveAccess } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { MemberContext } from './trpc.ts'

/**
 * The member whose data a call means: the caller, whom third parties may name in `userId`.
 *
 * @throws DomainError forbidden for another member's id.
 */
export function requireSelf(actor: Actor, userId: string | null | undefined): string {
  if (userId != null && userId !== actor.userId) {
    throw new DomainError(
      'forbidden',
      'These are another member’s data. Use your own user id, or leave it out.',
    )
  }
  return actor.userId
}

/** @throws DomainError forbidden where the caller does not belong to the team. */
export function requireTeam(actor: Actor, teamId: string): string {
  if (!actor.teamIds.includes(teamId))
    throw new DomainError('forbidden', 'You are not a member of this team.')
  return teamId
}

/** @throws DomainError forbidden where the member has no full access, or no longer. */
export async function requireMembership({ db, actor, clock }: MemberContext): Promise<void> {
  if (await hasActiveAccess(db, { userId: actor.userId, now: clock.now() })) return
  throw new DomainError('forbidden', 'This is part of the full-access membership. See /signup.')
}
