import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { compileOnce, type Placeholders, sendOnce } from '../compile-once.ts'
import type { AuditEventsTable, Database } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { anyOf, isUuid } from './uuid.ts'

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

type NamedEvent = Omit<NewAuditEvent, 'entity'> & {
  readonly entity: NewAuditEvent['entity'] | 'documentOpenings' | 'analysisOpenings'
}

type StoredEvent = Omit<NamedEvent, 'changedFields'> & { readonly changedFields: string }

const insertStored = (db: Db, event: Placeholders<StoredEvent>) => db.insertInto('auditEvents').values(event)
const insertAtOnce = compileOnce(insertStored)
const sendStored = sendOnce(insertStored)

/** Records a write, in the transaction of the write: both happen or neither. */
export async function insertAuditEvent(trx: Trx, event: NewAuditEvent): Promise<void> {
  await insertAtOnce(trx, toStored(event))
}

/**
 * Records that a document, whose id is `entityId`, was opened. An opening has no table: the event is all that is kept of it. Its
 * action is one that earlier versions know, which read the same rows while they are replaced.
 */
export async function insertDocumentOpening(
  trx: Trx,
  opening: Omit<NewAuditEvent, 'action' | 'entity'>,
): Promise<void> {
  await insertAtOnce(trx, toStored({ ...opening, action: 'create', entity: 'documentOpenings' }))
}

const onceADayMs = 24 * 60 * 60 * 1000

/** Records that somebody read the analyses of others, each once a day. Like an opening of a document, it has no table. */
export async function insertAnalysisOpenings(
  trx: Trx,
  {
    analyses,
    ...opening
  }: Omit<NewAuditEvent, 'action' | 'entity' | 'entityId' | 'subjectUserId'> & {
    readonly analyses: readonly { readonly id: string; readonly userId: string }[]
  },
): Promise<void> {
  const noted = await trx
    .selectFrom('auditEvents')
    .select('entityId')
    .where('actorUserId', '=', opening.actorUserId)
    .where('at', '>', new Date(opening.at.getTime() - onceADayMs))
    .where('entity', '=', 'analysisOpenings')
    .execute()
  const known = new Set(noted.map(({ entityId }) => entityId))
  const events = analyses
    .filter(({ id }) => !known.has(id))
    .map(({ id, userId }) =>
      toStored({
        ...opening,
        action: 'create',
        entity: 'analysisOpenings',
        entityId: id,
        subjectUserId: userId,
      }),
    )
  if (events.length > 0) await trx.insertInto('auditEvents').values(events).execute()
}

/** `insertAuditEvent`, on its way before PostgreSQL has answered: see `sendOnce`. */
export async function sendAuditEvent(
  trx: Trx,
  event: NewAuditEvent,
): Promise<{ readonly answer: Promise<unknown> }> {
  return sendStored(trx, toStored(event))
}

function toStored(event: NamedEvent): StoredEvent {
  return { ...event, changedFields: JSON.stringify(event.changedFields ?? []) }
}

/** The same for several writes of one call, in one statement. */
export async function insertAuditEvents(trx: Trx, events: readonly NewAuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await trx.insertInto('auditEvents').values(events.map(toStored)).execute()
}

export type WorkspaceEventRow = AuditEventRow & {
  readonly actorName: string | null
  readonly subjectName: string | null
}

/** Whose events somebody may read: those of a team of theirs, what was done with their own data, and what they did themselves. */
export type AuditScope = { readonly userId: string; readonly teamId: string | null }

type WorkspaceEventsFilter = PageRequest & {
  readonly actorId?: string | undefined
  readonly entities?: readonly string[] | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** Who did what, newest first. */
export async function listWorkspaceEvents(
  db: Db,
  { userId, teamId }: AuditScope,
  { actorId, entities, from, until, ...page }: WorkspaceEventsFilter,
): Promise<Page<WorkspaceEventRow>> {
  let query = db
    .selectFrom('auditEvents')
    .leftJoin('users as actor', 'actor.id', 'auditEvents.actorUserId')
    .leftJoin('users as subject', 'subject.id', 'auditEvents.subjectUserId')
    .selectAll('auditEvents')
    .select(['actor.name as actorName', 'subject.name as subjectName'])
    .where((eb) =>
      eb.or([
        eb('auditEvents.subjectUserId', '=', userId),
        eb.and([eb('auditEvents.actorUserId', '=', userId), eb('auditEvents.teamId', 'is', null)]),
        ...(teamId === null ? [] : [eb('auditEvents.teamId', '=', teamId)]),
      ]),
    )
  if (actorId !== undefined) query = query.where('auditEvents.actorUserId', '=', actorId)
  if (entities !== undefined) query = query.where('auditEvents.entity', 'in', entities)
  if (from !== undefined) query = query.where('auditEvents.at', '>=', from)
  if (until !== undefined) query = query.where('auditEvents.at', '<', until)
  return withPage(query, {
    keys: [
      { field: 'at', column: 'auditEvents.at', type: 'moment', direction: 'desc' },
      { field: 'id', column: 'auditEvents.id', type: 'uuid' },
    ],
    ...page,
  })
}

/** Everybody who did something in the team and still has an account, by name. */
export async function listWorkspaceActors(
  db: Db,
  { userId, teamId }: AuditScope,
): Promise<{ id: string; name: string }[]> {
  const ofTeam = db.selectFrom('auditEvents').select('actorUserId').distinct().where('teamId', '=', teamId)
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', teamId === null ? userId : anyOf(userId, ofTeam))
    .orderBy('name')
    .orderBy('id')
    .execute()
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
