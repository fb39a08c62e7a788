import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  insertAuditEvent,
  insertAuditEvents,
  listAuditEventsOfUser,
  type NewAuditEvent,
} from '../../src/queries/audit-events.ts'
import { createUser, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()
let userId: string
beforeAll(async () => {
  userId = (await createUser(test.db)).id
})

function newEvent(values: Partial<NewAuditEvent> = {}): NewAuditEvent {
  return {
    at: new Date('2026-11-20T12:00:00Z'),
    actorUserId: userId,
    action: 'update',
    entity: 'milestones',
    entityId: 'some-id',
    requestId: 'req-1',
    ...values,
  }
}

async function record(...events: NewAuditEvent[]): Promise<void> {
  await test.db.transaction().execute((trx) => insertAuditEvents(trx, events))
}

describe('audit events', () => {
  it('are read by who made them, newest first, page by page', async () => {
    const other = await createUser(test.db)
    const minutes = [3, 1, 4, 1, 5, 2]
    await record(...minutes.map((minute) => newEvent({ at: new Date(Date.UTC(2026, 10, 20, 12, minute)) })))
    await record(newEvent({ actorUserId: other.id, subjectUserId: userId }))
    await record()

    const whole = await listAuditEventsOfUser(test.db, { userId })
    expect(whole.rows.map(({ at }) => at.getUTCMinutes())).toEqual([5, 4, 3, 2, 1, 1])
    const first = await listAuditEventsOfUser(test.db, { userId, limit: 5 })
    const second = await listAuditEventsOfUser(test.db, { userId, limit: 5, after: first.nextCursor ?? '' })
    expect([...first.rows, ...second.rows]).toEqual(whole.rows)
    expect(await listAuditEventsOfUser(test.db, { userId: 'nobody' })).toEqual({ rows: [], nextCursor: null })
  })

  it('say who, what, when and by which request', async () => {
    const author = await createUser(test.db)
    const event = newEvent({
      actorUserId: author.id,
      apiKeyId: 'key-1',
      teamId: 'team-1',
      subjectUserId: userId,
      changedFields: ['status', 'progress'],
    })
    await test.db.transaction().execute((trx) => insertAuditEvent(trx, event))
    const { rows } = await listAuditEventsOfUser(test.db, { userId: author.id })
    expect(rows).toEqual([{ ...event, id: expect.any(String) }])
  })

  it('are gone when the write that they tell of fails', async () => {
    const author = await createUser(test.db)
    const write = test.db.transaction().execute(async (trx) => {
      await insertAuditEvent(trx, newEvent({ actorUserId: author.id }))
      throw new Error('the write failed')
    })
    await expect(write).rejects.toThrow('the write failed')
    expect((await listAuditEventsOfUser(test.db, { userId: author.id })).rows).toEqual([])
  })
})

describe('the audit log is append-only:', () => {
  it.each([
    `update audit_events set request_id = 'other'`,
    `update audit_events set action = 'create'`,
    'update audit_events set actor_user_id = null',
    'update audit_events set subject_user_id = null where subject_user_id is not null',
    'delete from audit_events',
    'truncate audit_events',
    'truncate users cascade',
  ])('%s is refused', async (statement) => {
    await record(newEvent({ subjectUserId: userId }))
    const before = await readAll()
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('audit_events is append-only')
    expect(await readAll()).toEqual(before)
  })

  it('a member who goes leaves their events without a name', async () => {
    const leaving = await createUser(test.db)
    await record(
      newEvent({ actorUserId: leaving.id, subjectUserId: leaving.id, entityId: 'of-leaving' }),
      newEvent({ subjectUserId: leaving.id, entityId: 'of-leaving' }),
    )
    await test.db.deleteFrom('users').where('id', '=', leaving.id).execute()
    const events = await test.db
      .selectFrom('auditEvents')
      .select(['actorUserId', 'subjectUserId'])
      .where('entityId', '=', 'of-leaving')
      .execute()
    expect(events).toHaveLength(2)
    expect(events).toContainEqual({ actorUserId: null, subjectUserId: null })
    expect(events).toContainEqual({ actorUserId: userId, subjectUserId: null })
  })

  async function readAll() {
    return test.db.selectFrom('auditEvents').selectAll().orderBy('id').execute()
  }
})
