import { findBusinessPlanOfWorkspace, findCompanyOfWorkspace } from '@suv/db'
import { type CompanySuggestion, suggestCompanyFacts } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/** What the plan seems to state of the company and its page does not say; nothing is taken over by itself. */
export async function suggestFacts(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<CompanySuggestion[]> {
  const workspaceId = requireWorkspace(actor, id)
  const [plan, company] = await Promise.all([
    findBusinessPlanOfWorkspace(db, { workspaceId }),
    findCompanyOfWorkspace(db, { workspaceId }),
  ])
  return suggestCompanyFacts(plan ?? {}).filter(({ fact, value }) => company[fact] !== value)
}
