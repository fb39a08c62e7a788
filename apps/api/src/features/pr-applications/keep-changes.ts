import { insertPrApplicationChanges, type PrApplicationRow, type Trx } from '@suv/db'
import { prApplicationChanges } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { tellStatusChange } from '../webhooks/tell-status-change.ts'

const tellProgress = tellStatusChange('pr_application.status_changed', [
  'id',
  'teamId',
  'teamMemberId',
  'status',
])

/** Adds what a write changed to the application's history, and tells of a new status, in the transaction of the write. */
export async function keepChanges(
  trx: Trx,
  ctx: MemberContext,
  before: PrApplicationRow | null,
  after: PrApplicationRow,
): Promise<void> {
  const { actor, clock } = ctx
  await insertPrApplicationChanges(trx, {
    applicationId: after.id,
    actorUserId: actor.userId,
    at: clock.now(),
    changes: prApplicationChanges(before, after),
  })
  await tellProgress(trx, ctx, before, after)
}
