import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findAuditHead, sealAuditEvents, verifyAuditChain } from '../../src/queries/audit-chain.ts'
import { insertAuditEvent } from '../../src/queries/audit-events.ts'
import { eraseAccount } from '../../src/queries/erasure.ts'
import { createTestDatabase, createUser, type TestDatabase } from '../support/index.ts'

const start = new Date('2026-11-20T12:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
let test: TestDatabase
let members: string[]
beforeEach(async () => {
  test = await createTestDatabase()
  members = [(await createUser(test.db)).id, (await createUser(test.db, { eraseAt: start })).id]
  for (let minute = 0; minute < 6; minute += 1) await write(minute)
  await sealAuditEvents(test.db, { now: minutes(6) })
})
afterEach(() => test.drop())

const write = (minute: number) =>
  test.db.transaction().execute((trx) =>
    insertAuditEvent(trx, {
      at: minutes(minute),
      actorUserId: members[minute % 2] ?? null,
      subjectUserId: members[0] ?? null,
      action: 'update',
      entity: 'milestones',
      entityId: randomUUID(),
      changedFields: ['title', 'status'],
      requestId: `request ${minute}`,
    }),
  )
const verify = (expected?: { position: number; link: string }, now = minutes(200)) =>
  verifyAuditChain(test.db, { expected, now })
const idAt = async (minute: number) =>
  (
    await test.db
      .selectFrom('auditEvents')
      .select('id')
      .where('at', '=', minutes(minute))
      .executeTakeFirstOrThrow()
  ).id
/** What an operator can do who has the whole database. */
const tamper = async (statement: string) => {
  await sql`alter table audit_events disable trigger user`.execute(test.db)
  await sql.raw(statement).execute(test.db)
}

describe('the chain of the audit', () => {
  it('holds, takes in what is written later, and counts what is too new', async () => {
    expect(await verify()).toEqual({ checked: 6, waiting: 0, fault: undefined })
    await write(7)
    expect(await verify()).toEqual({ checked: 6, waiting: 1, fault: undefined })
    expect(await sealAuditEvents(test.db, { now: minutes(8) })).toMatchObject({
      added: 1,
      head: { position: 7 },
    })
    expect(await sealAuditEvents(test.db, { now: minutes(9) })).toMatchObject({ added: 0 })
    expect(await verify()).toEqual({ checked: 7, waiting: 0, fault: undefined })
  })

  it('is one, whoever seals at the same time', async () => {
    for (let minute = 7; minute < 40; minute += 1) await write(minute)
    await Promise.all([1, 2, 3].map(() => sealAuditEvents(test.db, { now: minutes(40) })))
    expect(await verify()).toEqual({ checked: 39, waiting: 0, fault: undefined })
  })

  it.each([
    ['its fields', `changed_fields = '["title"]'`],
    ['its moment', `at = at + interval '1 second'`],
    ['its actor', `actor_user_id = null`],
    ['its subject', `subject_user_id = actor_user_id`],
  ])('names the first event in which somebody changed %s', async (_what, change) => {
    const id = await idAt(3)
    await tamper(`update audit_events set ${change} where id = '${id}'`)
    const verdict = await verify()
    expect(verdict).toMatchObject({ checked: 3 })
    expect(verdict.fault).toContain(`Event ${id}, link 4, was changed`)
  })

  it('names the first event that was removed, with its link or without', async () => {
    const id = await idAt(2)
    await tamper(`delete from audit_events where id = '${id}'`)
    expect(await verify()).toMatchObject({ checked: 2, fault: `Event ${id}, link 3, was removed.` })
    await tamper(`delete from audit_links where event_id = '${id}'`)
    expect(await verify()).toMatchObject({ checked: 2, fault: 'Link 3 was removed.' })
  })

  it('names an event that was put in between', async () => {
    await sealAuditEvents(test.db, { now: minutes(7) })
    for (const minute of [180, 181]) await write(minute)
    await sealAuditEvents(test.db, { now: minutes(182) })
    await write(4.5)
    await sealAuditEvents(test.db, { now: minutes(183) })
    expect((await verify()).fault).toContain(`Event ${await idAt(4.5)} is in no link`)
  })

  it('takes in what is written after a clock that was a day ahead is right again', async () => {
    const day = 24 * 60
    await write(day + 7)
    await sealAuditEvents(test.db, { now: minutes(day + 8) })
    await write(9)
    // Before and after the next minute's link, and hours later.
    expect(await verify(undefined, minutes(9))).toEqual({ checked: 7, waiting: 1, fault: undefined })
    expect(await sealAuditEvents(test.db, { now: minutes(10) })).toMatchObject({ added: 1 })
    for (const minute of [11, 300]) {
      await write(minute)
      expect(await sealAuditEvents(test.db, { now: minutes(minute + 1) })).toMatchObject({ added: 1 })
    }
    // The moment comes that the wrong clock had.
    await write(day + 9)
    await sealAuditEvents(test.db, { now: minutes(day + 10) })
    expect(await verify(undefined, minutes(day + 11))).toEqual({ checked: 11, waiting: 0, fault: undefined })
  })

  it('takes in what is written while the clock of all processes is set back by hours', async () => {
    await write(-180)
    expect(await sealAuditEvents(test.db, { now: minutes(-179) })).toMatchObject({ added: 1 })
    await write(7)
    await sealAuditEvents(test.db, { now: minutes(8) })
    expect(await verify()).toEqual({ checked: 8, waiting: 0, fault: undefined })
  })

  it('made anew, or cut off, does not go through a head that was kept', async () => {
    const head = await findAuditHead(test.db)
    if (head === undefined) throw new Error('there is no head')
    expect(await verify(head)).toMatchObject({ fault: undefined })
    await tamper(`update audit_events set entity_id = 'another' where id = '${await idAt(1)}'`)
    await tamper('delete from audit_links')
    await sealAuditEvents(test.db, { now: minutes(6) })
    expect((await verify()).fault).toBeUndefined()
    expect((await verify(head)).fault).toContain('the chain was made anew')
    await tamper('delete from audit_links where position = 6')
    await tamper(`delete from audit_events where id = '${await idAt(5)}'`)
    expect((await verify()).fault).toBeUndefined()
    expect((await verify(head)).fault).toContain('the newest were removed')
  })

  it('holds when a member is erased', async () => {
    const [, erased = ''] = members
    await test.db.transaction().execute((trx) => eraseAccount(trx, { userId: erased, now: minutes(10) }))
    const left = await test.db
      .selectFrom('auditEvents')
      .select('id')
      .where('actorUserId', 'is', null)
      .execute()
    expect(left).toHaveLength(3)
    expect(await verify()).toEqual({ checked: 6, waiting: 0, fault: undefined })
  })
})
