import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { WebhookDeliveriesTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'
import type { NewWebhookDelivery, WebhookEndpointRow } from './webhook-endpoints.ts'

export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>

/** What one try leaves. */
export type WebhookDeliveryChanges = Partial<
  Pick<WebhookDeliveryRow, 'state' | 'tries' | 'attempts' | 'nextAttemptAt'>
>

/** Keeps a message to be sent now. @returns its id; undefined where the endpoint has this event already. */
export async function insertWebhookDelivery(
  trx: Trx,
  { now, ...delivery }: NewWebhookDelivery & { now: Date },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('webhookDeliveries')
    .values({ ...delivery, nextAttemptAt: now, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['endpointId', 'eventId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What was sent to one of the member's endpoints, newest first. */
export async function listWebhookDeliveries(
  db: Db,
  { endpointId, userId, ...page }: PageRequest & { endpointId: string; userId: string },
): Promise<Page<WebhookDeliveryRow>> {
  if (!isUuid(endpointId)) return { rows: [], nextCursor: null }
  return withPage(
    db
      .selectFrom('webhookDeliveries')
      .selectAll()
      .where('endpointId', '=', endpointId)
      .where('userId', '=', userId),
    {
      keys: [
        { field: 'createdAt', type: 'moment', direction: 'desc' },
        { field: 'id', type: 'uuid', direction: 'desc' },
      ],
      ...page,
    },
  )
}

/** One of the member's deliveries, which nobody else changes until the transaction ends. @throws DomainError not_found */
export async function lockWebhookDeliveryOfUser(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<WebhookDeliveryRow> {
  const row = isUuid(id)
    ? await trx
        .selectFrom('webhookDeliveries')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new DomainError('not_found', 'There is no such delivery.')
  return row
}

/** A delivery and where it goes; undefined where either is gone. For the job that sends it, which knows no member. */
export async function findWebhookDelivery(
  db: Db,
  { id }: { id: string },
): Promise<{ delivery: WebhookDeliveryRow; endpoint: WebhookEndpointRow } | undefined> {
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (delivery === undefined) return undefined
  const endpoint = await db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', delivery.endpointId)
    .executeTakeFirst()
  return endpoint && { delivery, endpoint }
}

/** The same, both held to the end of the transaction: the endpoint first, as everybody does. */
export async function lockWebhookDelivery(
  trx: Trx,
  { id, endpointId }: { id: string; endpointId: string },
): Promise<{ delivery: WebhookDeliveryRow; endpoint: WebhookEndpointRow } | undefined> {
  const endpoint = await trx
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst()
  const delivery = await trx
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return endpoint && delivery && { delivery, endpoint }
}

/** Changes a delivery that the transaction has locked. */
export async function updateWebhookDelivery(
  trx: Trx,
  { id, now, values }: { id: string; now: Date; values: WebhookDeliveryChanges },
): Promise<WebhookDeliveryRow> {
  return trx
    .updateTable('webhookDeliveries')
    .set({ ...withJsonText(values, ['attempts']), updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deliveries that should have been tried before this moment and were not: their job was given up. */
export async function listOverdueDeliveries(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<Pick<WebhookDeliveryRow, 'id' | 'userId' | 'tries'>[]> {
  return db
    .selectFrom('webhookDeliveries')
    .select(['id', 'userId', 'tries'])
    .where('state', '=', 'pending')
    .where('nextAttemptAt', '<', before)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .execute()
}

/** Forgets deliveries that were made before this moment. @returns how many. */
export async function deleteOldDeliveries(db: Db, { before }: { before: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookDeliveries')
    .where('createdAt', '<', before)
    .where('state', '!=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
