import { findFinancialDataOfUser } from '@suv/db'
import type { FinancialData } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** What the member has entered, or null before the first save. */
export async function findFinancialData(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<FinancialData | null> {
  const data = await findFinancialDataOfUser(db, { userId: requireSelf(actor, id) })
  return data === undefined ? null : present(data)
}
