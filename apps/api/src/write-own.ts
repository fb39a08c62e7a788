import type { Trx } from '@suv/db'
import { type AuditEntry, audited } from './audited.ts'
import { type Presented, present } from './present.ts'
import type { MemberContext } from './trpc.ts'

/**
 * Adds a row of the member's own, or with an `id` writes that one anew, and answers it.
 *
 * @param write answers the row as it is kept.
 */
export function writeOwn<Row extends { readonly id: string }>(
  ctx: MemberContext,
  entity: AuditEntry['entity'],
  { id, values }: { id: string | undefined; values: object },
  write: (trx: Trx) => Promise<Row>,
): Promise<Presented<Row>> {
  return audited(ctx, async (trx, audit) => {
    const stored = await write(trx)
    await audit({
      action: id === undefined ? 'create' : 'update',
      entity,
      entityId: stored.id,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}
