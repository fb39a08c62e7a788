import { type Actor, type Db, findTeamRole } from '@suv/db'
import { DomainError } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'

/**
 * For what only founders may do. Asks the database, because another founder may have changed the caller's role since the
 * request came.
 *
 * @throws DomainError forbidden
 */
export async function requireFounder(db: Db, actor: Actor, teamId: string): Promise<void> {
  requireTeam(actor, teamId)
  if ((await findTeamRole(db, { userId: actor.userId, teamId })) !== 'founder') {
    throw new DomainError('forbidden', 'Only a founder of the team may do this. Ask one of them.')
  }
}
