import { getUser, listTeamsOfUser } from '@suv/db'
import type { User } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { presentUser } from './present-user.ts'

/** The member's own record and teams, the one that they work in first. */
export async function getMe({ db, actor }: MemberContext): Promise<User> {
  const [user, teams] = await Promise.all([
    getUser(db, { id: actor.userId }),
    listTeamsOfUser(db, { userId: actor.userId }),
  ])
  const isOpen = ({ id }: { id: string }) => id === actor.workspace.teamId
  return presentUser(
    user,
    teams.rows.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
    actor,
  )
}
