import { getTeamOfUser } from '@suv/db'
import type { Team } from '@suv/domain'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * One of the caller's teams.
 *
 * @throws DomainError not_found
 */
export async function getTeam({ db, actor }: MemberContext, { id }: { id: string }): Promise<Team> {
  return present(await getTeamOfUser(db, { id, userId: actor.userId }))
}
