import { DomainError, type SentEventType, type WebhookEventType } from '@suv/domain'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { WebhookEndpointsTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { lockMember } from './users.ts'
import { isUuid } from './uuid.ts'

export type WebhookEndpointRow = Selectable<WebhookEndpointsTable>

export type WebhookEndpointValues = Omit<WebhookEndpointRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

const jsonFields = ['events', 'toldKeys'] as const

/** The member's endpoints, oldest first. */
export async function listWebhookEndpointsOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<WebhookEndpointRow[]> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The endpoints that were turned off by what came back from them, for the bell. */
export async function listStoppedWebhooks(
  db: Db,
  { userId }: { userId: string },
): Promise<{ id: string; url: string; reason: 'gone' | 'failing'; disabledAt: Date }[]> {
  return db
    .selectFrom('webhookEndpoints')
    .select(['id', 'url', 'offReason as reason', 'disabledAt'])
    .where('userId', '=', userId)
    .where('offReason', 'in', ['gone', 'failing'])
    .$narrowType<{ reason: 'gone' | 'failing'; disabledAt: Date }>()
    .execute()
}

/** Who is to hear of an event: a member, or everybody of a team or of a workspace. */
export type WebhookAudience =
  | { readonly userId: string }
  | { readonly teamId: string }
  | { readonly workspaceId: string }

/** The endpoints that are on and wait for such an event. */
export async function listEndpointsFor(
  trx: Trx,
  audience: WebhookAudience,
  type: WebhookEventType,
): Promise<{ id: string; userId: string }[]> {
  const query = trx
    .selectFrom('webhookEndpoints')
    .select(['id', 'userId'])
    .where('offReason', 'is', null)
    .where(sql<boolean>`events @> ${JSON.stringify([type])}::jsonb`)
  return query.where(memberOf(audience)).execute()
}

function memberOf(audience: WebhookAudience): RawBuilder<boolean> {
  if ('userId' in audience) return sql<boolean>`user_id = ${audience.userId}`
  if ('teamId' in audience) {
    return sql<boolean>`user_id in (select user_id from team_members where team_id = ${audience.teamId})`
  }
  const { workspaceId } = audience
  return sql<boolean>`user_id in (
    select user_id from workspaces where id = ${workspaceId}
    union all
    select m.user_id from team_members m join workspaces w on w.team_id = m.team_id where w.id = ${workspaceId}
  )`
}

/** Endpoints that are on and wait for any of these, each with its member. */
export async function listEndpointsWaitingFor(
  db: Db,
  types: readonly WebhookEventType[],
): Promise<{ id: string; userId: string }[]> {
  return db
    .selectFrom('webhookEndpoints')
    .select(['id', 'userId'])
    .where('offReason', 'is', null)
    .where((eb) => eb.or(types.map((type) => sql<boolean>`events @> ${JSON.stringify([type])}::jsonb`)))
    .orderBy('userId')
    .orderBy('id')
    .execute()
}

/** What is left out takes the table's default. */
export async function insertWebhookEndpoint(
  trx: Trx,
  {
    userId,
    now,
    values,
  }: {
    userId: string
    now: Date
    values: Pick<WebhookEndpointValues, 'url' | 'description' | 'events' | 'sealedSecret'>
  },
): Promise<WebhookEndpointRow> {
  return trx
    .insertInto('webhookEndpoints')
    .values({ ...withJsonText(values, ['events']), userId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** So that two calls at once cannot both be the last that fits: the member's own row is held. */
export async function countWebhookEndpoints(trx: Trx, { userId }: { userId: string }): Promise<number> {
  await lockMember(trx, { userId })
  const { count } = await trx
    .selectFrom('webhookEndpoints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One of the member's endpoints. @throws DomainError not_found */
export async function getWebhookEndpoint(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<WebhookEndpointRow> {
  return required(await ofMember(db, { id, userId })?.executeTakeFirst())
}

/** The same, which nobody else changes until the transaction ends. @throws DomainError not_found */
export async function lockWebhookEndpoint(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<WebhookEndpointRow> {
  return required(await ofMember(trx, { id, userId })?.forUpdate().executeTakeFirst())
}

/** Changes an endpoint that the transaction has locked. */
export async function updateWebhookEndpoint(
  trx: Trx,
  { id, now, values }: { id: string; now: Date; values: Partial<WebhookEndpointValues> },
): Promise<WebhookEndpointRow> {
  return trx
    .updateTable('webhookEndpoints')
    .set({ ...withJsonText(values, jsonFields), updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns whether there was one. */
export async function deleteWebhookEndpoint(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await trx
    .deleteFrom('webhookEndpoints')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function ofMember(db: Db, { id, userId }: { id: string; userId: string }) {
  if (!isUuid(id)) return undefined
  return db.selectFrom('webhookEndpoints').selectAll().where('id', '=', id).where('userId', '=', userId)
}

function required(row: WebhookEndpointRow | undefined): WebhookEndpointRow {
  if (row === undefined) throw new DomainError('not_found', 'There is no such webhook endpoint.')
  return row
}

/** A message that is to be kept for an endpoint. */
export type NewWebhookDelivery = {
  readonly endpointId: string
  readonly userId: string
  readonly eventId: string
  readonly event: SentEventType
  /** JSON text. */
  readonly payload: string
}
