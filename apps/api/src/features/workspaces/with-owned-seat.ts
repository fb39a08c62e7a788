import { getTeamMember, listTeamSeats, lockTeam, type TeamSeatRow, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'
import { type Audit, audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Somebody else's seat in a team that the caller owns. */
type OwnedSeat = { readonly seat: TeamSeatRow; readonly teamId: string }

/**
 * For what a team's owner alone may do with the seat of somebody else who signs in. Asks the database under the team's lock,
 * so that of two calls at the same time one sees what the other did.
 *
 * @throws DomainError not_found for a person of another's team, or one who does not sign in; forbidden for others than the
 * owner; conflict for the owner's own seat.
 */
export function withOwnedSeat<T>(
  ctx: MemberContext,
  id: string,
  work: (trx: Trx, owned: OwnedSeat, audit: Audit) => Promise<T>,
): Promise<T> {
  const { teamIds, userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getTeamMember(trx, { id, teamIds })
    await lockTeam(trx, { id: teamId })
    const seats = await listTeamSeats(trx, { teamId })
    const own = seats.find((seat) => seat.userId === userId)
    if (own?.workspaceRole !== 'owner') {
      throw new DomainError('forbidden', 'Only the owner of the team may do this. Ask them.')
    }
    const seat = seats.find((other) => other.id === id)
    if (seat === undefined) {
      throw new DomainError('not_found', 'This person does not sign in to the team.')
    }
    if (seat === own) {
      throw new DomainError('conflict', 'You own this team. Hand it over to somebody else first.')
    }
    return work(trx, { seat, teamId }, audit)
  })
}
