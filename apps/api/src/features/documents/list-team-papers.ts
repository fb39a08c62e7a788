import { listPapersOfTeam } from '@suv/db'
import type { TeamPaper } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * The papers of everybody in one of the caller's teams, as far as each decided: that they exist and until when they hold, and the
 * file's name where the team may open it. The caller's own are there with what they decided.
 *
 * @throws DomainError forbidden
 */
export async function listTeamPapers(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<TeamPaper[]> {
  const teamId = requireTeam(actor, id)
  const rows = await listPapersOfTeam(db, { userId: actor.userId, teamId })
  return rows.map(({ userId, sharedTeamId, fileName, fileType, sharing, ...paper }) => {
    const isYours = userId === actor.userId
    const isShared = sharing === 'content' && sharedTeamId === teamId
    return {
      ...paper,
      isYours,
      // Shared with another team, it only exists for this one.
      sharing: isShared || sharing !== 'content' ? sharing : 'existence',
      file: isYours || isShared ? { fileName, fileType } : null,
    }
  })
}
