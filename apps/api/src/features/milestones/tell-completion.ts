import type { Trx } from '@suv/db'
import type { Milestone, WebhookEventData } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { emitEvent } from '../webhooks/emit-event.ts'

/** Tells the programs of everybody in the workspace of a milestone that has become completed, in the transaction of the write. */
export async function tellCompletion(
  trx: Trx,
  ctx: MemberContext,
  workspaceId: string,
  before: Pick<Milestone, 'status'> | null,
  { id, userId, title, status, phase, dueDate, completedDate }: Milestone,
): Promise<void> {
  if (status !== 'completed' || before?.status === 'completed') return
  const data: WebhookEventData['milestone.completed'] = {
    id,
    userId,
    title,
    status,
    phase,
    dueDate,
    completedDate,
  }
  await emitEvent(trx, ctx, { workspaceId }, { type: 'milestone.completed', data })
}
