import { findFinancialDataOfWorkspace } from '@suv/db'
import type { FieldChange } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import { newestChanges } from '../../newest-changes.ts'
import type { MemberContext } from '../../trpc.ts'

/** Who changed each field of the finances last, and when; nothing before the first save. */
export async function listFinanceChanges(ctx: MemberContext, { id }: { id: string }): Promise<FieldChange[]> {
  const workspaceId = requireWorkspace(ctx.actor, id)
  const data = await findFinancialDataOfWorkspace(ctx.db, { workspaceId })
  return data === undefined ? [] : newestChanges(ctx, { entity: 'financialData', entityId: data.id })
}
