import { insertPrApplicationChanges, type PrApplicationRow, type Trx } from '@suv/db'
import { prApplicationChanges } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** Adds what a write changed to the application's history, in the transaction of the write. */
export async function keepChanges(
  trx: Trx,
  { actor, clock }: MemberContext,
  before: PrApplicationRow | null,
  after: PrApplicationRow,
): Promise<void> {
  await insertPrApplicationChanges(trx, {
    applicationId: after.id,
    actorUserId: actor.userId,
    at: clock.now(),
    changes: prApplicationChanges(before, after),
  })
}
