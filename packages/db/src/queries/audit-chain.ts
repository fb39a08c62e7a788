import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { AuditLinksTable } from '../schema.ts'
import type { AuditEventRow } from './audit-events.ts'

type AuditLinkRow = Selectable<AuditLinksTable>

/** The end of the chain. Kept elsewhere, it holds everything before it. */
export type AuditHead = { readonly position: number; readonly link: string; readonly sealedAt: Date }

/** What the chain's first link follows. */
const beginning = '0'.repeat(64)

const sealedAtOnce = 1_000
const readAtOnce = 2_000
/** Longer than any transaction lasts and clocks differ: an event older than that which is in no link was put in later. */
const latestMs = 60 * 60 * 1000

/**
 * From when on an event that is in no link may still be added. A head of a clock that was ahead says nothing of what was written since,
 * and neither does the clock of this process while it is: the earliest of the two and the database's own counts.
 */
async function openSince(db: Db, { head, now }: { head: AuditHead; now: Date }): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db.withoutPlugins())
  const moments = [head.sealedAt, now, rows[0]?.at ?? now]
  return new Date(Math.min(...moments.map((moment) => moment.getTime())) - latestMs)
}

export async function findAuditHead(db: Db): Promise<AuditHead | undefined> {
  return db
    .selectFrom('auditLinks')
    .select(['position', 'link', 'sealedAt'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Adds what is in no link yet to the chain, oldest first, one process at a time.
 *
 * @returns the head, and how many events were added.
 */
export async function sealAuditEvents(
  db: Db,
  { now }: { now: Date },
): Promise<{ head: AuditHead | undefined; added: number }> {
  let added = 0
  for (;;) {
    const count = await db.transaction().execute((trx) => sealSome(trx, now))
    added += count
    if (count < sealedAtOnce) return { head: await findAuditHead(db), added }
  }
}

async function sealSome(trx: Trx, now: Date): Promise<number> {
  // Who reads is not held up, and neither is who writes events.
  await sql`select pg_advisory_xact_lock(hashtext('audit_links'))`.execute(trx)
  const head = await findAuditHead(trx)
  let query = trx
    .selectFrom('auditEvents')
    .selectAll()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('auditLinks').select('eventId').whereRef('auditLinks.eventId', '=', 'auditEvents.id'),
        ),
      ),
    )
  if (head !== undefined) query = query.where('at', '>', await openSince(trx, { head, now }))
  const events = await query.orderBy('at').orderBy('id').limit(sealedAtOnce).execute()
  if (events.length === 0) return 0
  let previous = head?.link ?? beginning
  let position = head?.position ?? 0
  const links = events.map((event): AuditLinkRow => {
    const actorDigest = digestOfPerson(event.id, event.actorUserId)
    const subjectDigest = digestOfPerson(event.id, event.subjectUserId)
    const contentDigest = digestOfContent(event, { actorDigest, subjectDigest })
    position += 1
    const link = linkAfter(previous, { position, sealedAt: now, contentDigest })
    previous = link
    return { position, eventId: event.id, actorDigest, subjectDigest, contentDigest, link, sealedAt: now }
  })
  await trx.insertInto('auditLinks').values(links).execute()
  return links.length
}

export type AuditVerdict = {
  /** Links that were followed. */
  readonly checked: number
  /** Events that are too new to be in a link. */
  readonly waiting: number
  /** What is wrong first, in order of the chain; undefined: nothing. */
  readonly fault: string | undefined
}

/**
 * Follows the whole chain and compares each event with its link.
 *
 * @param options.expected a head that was kept elsewhere: the chain must go through it.
 */
export async function verifyAuditChain(
  db: Db,
  { expected, now }: { expected: Pick<AuditHead, 'position' | 'link'> | undefined; now: Date },
): Promise<AuditVerdict> {
  const head = await findAuditHead(db)
  let previous = beginning
  let checked = 0
  for (;;) {
    const links = await listLinks(db, checked)
    for (const link of links) {
      const fault =
        checkLink(link, { previous, position: checked + 1, expected }) ?? (await checkErased(db, link))
      if (fault !== undefined) return { checked, waiting: 0, fault }
      previous = link.link
      checked += 1
    }
    if (links.length < readAtOnce) break
  }
  if (expected !== undefined && expected.position > checked) {
    const fault = `The chain ends at ${checked}, and had ${expected.position} links when the head was kept: the newest were removed.`
    return { checked, waiting: 0, fault }
  }
  return { checked, ...(await checkUnsealed(db, { head, now })) }
}

type LinkWithEvent = AuditLinkRow & { readonly [Field in keyof AuditEventRow]: AuditEventRow[Field] | null }

function listLinks(db: Db, after: number): Promise<LinkWithEvent[]> {
  return db
    .selectFrom('auditLinks')
    .leftJoin('auditEvents', 'auditEvents.id', 'auditLinks.eventId')
    .selectAll()
    .where('position', '>', after)
    .orderBy('position')
    .limit(readAtOnce)
    .execute() as Promise<LinkWithEvent[]>
}

function checkLink(
  link: LinkWithEvent,
  {
    previous,
    position,
    expected,
  }: { previous: string; position: number; expected: Pick<AuditHead, 'position' | 'link'> | undefined },
): string | undefined {
  const { actorDigest, subjectDigest } = link
  if (link.position !== position) return `Link ${position} was removed.`
  if (link.link !== linkAfter(previous, link)) return `Link ${position} is not the one that was made.`
  if (link.position === expected?.position && link.link !== expected.link) {
    return `Link ${position} is not the one of the head that was kept: the chain was made anew up to there.`
  }
  const { id } = link
  if (id === null) return `Event ${link.eventId}, link ${position}, was removed.`
  // An account that was erased leaves its digest; that the account is gone is looked at after this.
  const isSamePerson = (member: string | null, digest: string | null) =>
    member === null || digestOfPerson(id, member) === digest
  const event = link as AuditEventRow
  if (
    !isSamePerson(event.actorUserId, actorDigest) ||
    !isSamePerson(event.subjectUserId, subjectDigest) ||
    digestOfContent(event, { actorDigest, subjectDigest }) !== link.contentDigest
  ) {
    return `Event ${id}, link ${position}, was changed.`
  }
  return undefined
}

/** The reference of an erased member is empty. One that was emptied by hand belongs to a member who is still there. */
async function checkErased(db: Db, link: LinkWithEvent): Promise<string | undefined> {
  const digests = [
    link.actorUserId === null ? link.actorDigest : null,
    link.subjectUserId === null ? link.subjectDigest : null,
  ].filter((digest) => digest !== null)
  if (digests.length === 0) return undefined
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(
      sql<string>`encode(sha256(convert_to(${link.eventId}::text || ' ' || id::text, 'UTF8')), 'hex')`,
      'in',
      digests,
    )
    .executeTakeFirst()
  if (found === undefined) return undefined
  return `Event ${link.eventId}, link ${link.position}, was changed: it names nobody, and was done by or to a member who is still there.`
}

async function checkUnsealed(
  db: Db,
  { head, now }: { head: AuditHead | undefined; now: Date },
): Promise<Omit<AuditVerdict, 'checked'>> {
  const since = head === undefined ? undefined : await openSince(db, { head, now })
  const unsealed = db
    .selectFrom('auditEvents')
    .leftJoin('auditLinks', 'auditLinks.eventId', 'auditEvents.id')
    .where('auditLinks.eventId', 'is', null)
  const late =
    since === undefined
      ? undefined
      : await unsealed
          .where('auditEvents.at', '<=', since)
          .select('auditEvents.id')
          .orderBy('auditEvents.at')
          .executeTakeFirst()
  const { count } = await unsealed
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const fault =
    late === undefined
      ? undefined
      : `Event ${late.id} is in no link, though later ones are: it was put in afterwards, or written while a clock was set back.`
  return { waiting: Number(count), fault }
}

function digestOfPerson(eventId: string, userId: string | null): string | null {
  return userId === null ? null : sha256(`${eventId} ${userId}`)
}

function digestOfContent(
  event: AuditEventRow,
  people: { actorDigest: string | null; subjectDigest: string | null },
): string {
  const { id, at, action, entity, entityId, teamId, apiKeyId, requestId, changedFields } = event
  const { actorDigest, subjectDigest } = people
  return sha256(
    JSON.stringify([
      id,
      at.toISOString(),
      action,
      entity,
      entityId,
      teamId,
      apiKeyId,
      requestId,
      changedFields,
      actorDigest,
      subjectDigest,
    ]),
  )
}

function linkAfter(
  previous: string,
  { position, sealedAt, contentDigest }: Pick<AuditLinkRow, 'position' | 'sealedAt' | 'contentDigest'>,
): string {
  return sha256(JSON.stringify([previous, position, sealedAt.toISOString(), contentDigest]))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
