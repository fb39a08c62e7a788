import {
  findFinancialDataOfWorkspace,
  listDocumentAnalysesOfUser,
  listTeamMembers,
  listTeamsOfUser,
} from '@suv/db'
import { committedInLetters, type EnteredFact, enteredFactsOf } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf } from '../documents/paper-scope.ts'

const firstPage = { limit: 50 }

/** What the caller entered of their team and finances, and what their letters commit, for a plan to be held against. */
export async function enteredByMember({ db, actor }: MemberContext): Promise<readonly EnteredFact[]> {
  const { userId } = actor
  const finances = await findFinancialDataOfWorkspace(db, { workspaceId: actor.workspace.id })
  const teams = await listTeamsOfUser(db, { userId, ...firstPage })
  const [team] = teams.rows
  const members = team ? (await listTeamMembers(db, { teamId: team.id, ...firstPage })).rows : []
  const analyses = await listDocumentAnalysesOfUser(db, { ...paperScopeOf(actor), ...firstPage })
  return [...enteredFactsOf({ members, finances }), ...committedInLetters(analyses.rows)]
}
