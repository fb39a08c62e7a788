import { type Actor, type Db, findTeamSeat } from '@suv/db'
import { DomainError, mayEdit } from '@suv/domain'
import { requireTeamEditor } from '../../authorise.ts'

/**
 * For what only founders may do, and whoever owns the team's workspace. Asks the database, because somebody may have changed the
 * caller's role since the request came.
 *
 * @throws DomainError forbidden, for founders too who may only read what the team keeps.
 */
export async function requireFounder(db: Db, actor: Actor, teamId: string): Promise<void> {
  requireTeamEditor(actor, teamId)
  const seat = await findTeamSeat(db, { userId: actor.userId, teamId })
  const isAllowed =
    seat?.workspaceRole === 'owner' || (seat?.role === 'founder' && mayEdit(seat.workspaceRole))
  if (!isAllowed) {
    throw new DomainError('forbidden', 'Only a founder of the team may do this. Ask one of them.')
  }
}
