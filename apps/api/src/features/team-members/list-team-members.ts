import { listTeamMembers as listRows, type PageRequest } from '@suv/db'
import type { TeamMember } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentTeamMember } from './present-team-member.ts'

/** The members of one of the caller's teams, in the order in which they came. */
export async function listTeamMembers(
  { db, actor, setNextCursor }: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<TeamMember[]> {
  const { rows, nextCursor } = await listRows(db, { teamId: requireTeam(actor, id), ...page })
  setNextCursor(nextCursor)
  return rows.map(presentTeamMember)
}
