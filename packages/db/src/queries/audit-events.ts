import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { compileOnce, type Placeholders, sendOnce } from '../compile-once.ts'
import type { AuditEventsTable, Database } from '../schema.ts'
import { type Page, withPage } from './pagination.ts'
import { isUuid } from './uuid.ts'

export type AuditEventRow = Selectable<AuditEventsTable>

/** Who wrote what, when. Only the names of the fields that were set are kept, never their values. */
export type NewAuditEvent = {
  readonly at: Date
  /** Null: the server itself, as on a report of the checkout. */
  readonly actorUserId: string | null
  /** The API key by which the call came, if it came by one. */
  readonly apiKeyId?: string | null
  readonly action: AuditEventRow['action']
  /** The table, by the name that the code uses. */
  readonly entity: keyof Database
  readonly entityId: string
  /** The team whose data were written, if they are a team's. */
  readonly teamId?: string | null
  /** The member whose data were written, if they are one member's. */
  readonly subjectUserId?: string | null
  readonly requestId: string | null
  readonly changedFields?: readonly string[]
}

type StoredEvent = Omit<NewAuditEvent, 'changedFields'> & { readonly changedFields: string }

const insertStored = (db: Db, event: Placeholders<StoredEvent>) => db.insertInto('auditEvents').values(event)
const insertAtOnce = compileOnce(insertStored)
const sendStored = sendOnce(insertStored)

/** Records a write, in the transaction of the write: both happen or neither. */
export async function insertAuditEvent(trx: Trx, event: NewAuditEvent): Promise<void> {
  await insertAtOnce(trx, toStored(event))
}

/** The same, on its way before PostgreSQL has answered: see `sendOnce`. */
export async function sendAuditEvent(
  trx: Trx,
  event: NewAuditEvent,
): Promise<{ readonly answer: Promise<unknown> }> {
  return sendStored(trx, toStored(event))
}

function toStored(event: NewAuditEvent): StoredEvent {
  return { ...event, changedFields: JSON.stringify(event.changedFields ?? []) }
}

/** The same for several writes of one call, in one statement. */
export async function insertAuditEvents(trx: Trx, events: readonly NewAuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await trx.insertInto('auditEvents').values(events.map(toStored)).execute()
}

/** What the member did, newest first. `after`: `nextCursor` of the page before. */
export async function listAuditEventsOfUser(
  db: Db,
  { userId, limit, after }: { userId: string; limit?: number | undefined; after?: string | undefined },
): Promise<Page<AuditEventRow>> {
  if (!isUuid(userId)) return { rows: [], nextCursor: null }
  return withPage(db.selectFrom('auditEvents').selectAll().where('actorUserId', '=', userId), {
    keys: [
      { field: 'at', type: 'moment', direction: 'desc' },
      { field: 'id', type: 'uuid' },
    ],
    limit,
    cursor: after,
  })
}
