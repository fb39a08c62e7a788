import type { Trx } from '@suv/db'
import type { WebhookEventData, WebhookEventType } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { emitEvent } from './emit-event.ts'

type StatusEvent = Extract<WebhookEventType, `${string}.status_changed`>

type Fields<Type extends StatusEvent> = Omit<WebhookEventData[Type], 'previousStatus'>

/**
 * What a kind of team record does after a write: tells the programs of everybody in the team where its status is another than
 * before.
 *
 * @param fields which of the record's fields the event carries.
 */
export function tellStatusChange<Type extends StatusEvent>(
  type: Type,
  fields: readonly (keyof Fields<Type> & string)[],
) {
  return async <Row extends { readonly teamId: string; readonly status: string } & Fields<Type>>(
    trx: Trx,
    ctx: MemberContext,
    before: Row | null,
    after: Row,
  ): Promise<void> => {
    if (before?.status === after.status) return
    const carried = Object.fromEntries(fields.map((field) => [field, after[field]]))
    const data = { ...carried, previousStatus: before?.status ?? null } as WebhookEventData[Type]
    await emitEvent(trx, ctx, { teamId: after.teamId }, { type, data })
  }
}
