import { getTeamMember, listTeamPlaces, lockTeam, type TeamPlaceRow, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'
import { type Audit, audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Somebody else's place in a team that the caller owns. */
type OwnedPlace = { readonly place: TeamPlaceRow; readonly teamId: string }

/**
 * For what a team's owner alone may do with the place of somebody else who signs in. Asks the database under the team's lock,
 * so that of two calls at the same time one sees what the other did.
 *
 * @throws DomainError not_found for a person of another's team, or one who does not sign in; forbidden for others than the
 * owner; conflict for the owner's own place.
 */
export function withOwnedPlace<T>(
  ctx: MemberContext,
  id: string,
  work: (trx: Trx, owned: OwnedPlace, audit: Audit) => Promise<T>,
): Promise<T> {
  const { teamIds, userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const { teamId } = await getTeamMember(trx, { id, teamIds })
    await lockTeam(trx, { id: teamId })
    const places = await listTeamPlaces(trx, { teamId })
    const own = places.find((place) => place.userId === userId)
    if (own?.workspaceRole !== 'owner') {
      throw new DomainError('forbidden', 'Only the owner of the team may do this. Ask them.')
    }
    const place = places.find((other) => other.id === id)
    if (place === undefined) {
      throw new DomainError('not_found', 'This person does not sign in to the team.')
    }
    if (place === own) {
      throw new DomainError('conflict', 'You own this team. Hand it over to somebody else first.')
    }
    return work(trx, { place, teamId }, audit)
  })
}
