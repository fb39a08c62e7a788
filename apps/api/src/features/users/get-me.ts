import { getUser, listTeamsOfUser } from '@suv/db'
import type { User } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** The member's own record and teams. */
export async function getMe({ db, actor }: MemberContext): Promise<User> {
  const [user, teams] = await Promise.all([
    getUser(db, { id: actor.userId }),
    listTeamsOfUser(db, { userId: actor.userId }),
  ])
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    businessType: user.businessType,
    country: user.country,
    phone: user.phone,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    teams: teams.map(({ id, teamName }) => ({ id, teamName })),
  }
}
