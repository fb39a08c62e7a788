import { lockFinancialDataOfWorkspace, upsertFinancialData } from '@suv/db'
import { DomainError, type FinancialData, type updateFinancialDataSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireWorkspace } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Sets the given fields of the member's financial data, which begin with the first save. Two tabs never overwrite each other
 * silently: with the `updatedAt` that the caller has read, data that were saved since then stay as they are.
 *
 * @throws DomainError conflict where the data were saved since `updatedAt`.
 */
export async function updateFinancialData(
  ctx: MemberContext,
  { id, updatedAt: read, ...values }: GivenOf<typeof updateFinancialDataSchema> & { id: string },
): Promise<FinancialData> {
  const { userId } = ctx.actor
  const workspaceId = requireWorkspace(ctx.actor, id)
  return audited(ctx, async (trx, audit) => {
    const before = await lockFinancialDataOfWorkspace(trx, { workspaceId })
    if (read !== undefined && before !== undefined && before.updatedAt.toISOString() !== readVersion(read)) {
      throw new DomainError(
        'conflict',
        'Your financial data were saved in another place since you read them. Read them again, then save.',
      )
    }
    // Grows even where two saves share a millisecond, or a clock was set back: it tells versions apart.
    const now = new Date(Math.max(ctx.clock.now().getTime(), (before?.updatedAt.getTime() ?? 0) + 1))
    const { isNew, ...stored } = await upsertFinancialData(trx, { workspaceId, userId, now, values })
    await audit({
      action: isNew ? 'create' : 'update',
      entity: 'financialData',
      entityId: stored.id,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}

/** The same moment however the caller wrote it; null where they had read that there is nothing yet. */
function readVersion(read: string | null): string | null {
  return read === null ? null : new Date(read).toISOString()
}
