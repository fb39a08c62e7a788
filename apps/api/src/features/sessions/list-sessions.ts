import { listSessionsOfUser } from '@suv/db'
import type { Session } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** The member's sign-ins that have not ended, newest first. */
export async function listSessions({ db, actor, clock }: MemberContext): Promise<Session[]> {
  const sessions = await listSessionsOfUser(db, { userId: actor.userId, now: clock.now() })
  return sessions.map((session) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    ipAddress: session.ipAddress,
    userAgent: session.userAgent,
    isCurrent: session.id === actor.session?.id,
  }))
}
