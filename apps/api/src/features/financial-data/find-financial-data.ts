import { findFinancialDataOfWorkspace } from '@suv/db'
import type { FinancialData } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** What the member has entered, or null before the first save. */
export async function findFinancialData(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<FinancialData | null> {
  const data = await findFinancialDataOfWorkspace(db, { workspaceId: requireWorkspace(actor, id) })
  return data === undefined ? null : present(data)
}
