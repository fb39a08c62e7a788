import { upsertFinancialData } from '@suv/db'
import type { FinancialData, updateFinancialDataSchema } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireSelf } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** Sets the given fields of the member's financial data, which begin with the first save. */
export async function updateFinancialData(
  ctx: MemberContext,
  { id, ...update }: z.output<typeof updateFinancialDataSchema> & { id: string },
): Promise<FinancialData> {
  const userId = requireSelf(ctx.actor, id)
  const values = givenFields(update)
  return audited(ctx, async (trx, record) => {
    const { isNew, ...stored } = await upsertFinancialData(trx, { userId, now: ctx.clock.now(), values })
    await record({
      action: isNew ? 'create' : 'update',
      entity: 'financialData',
      entityId: stored.id,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
