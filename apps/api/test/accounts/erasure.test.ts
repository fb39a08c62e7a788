import { randomUUID } from 'node:crypto'
import { createTeam, createTeamMember } from '@suv/db/testing'
import { describe, expect, it } from 'vitest'
import { deleteFilesHandler, deleteFilesJob } from '../../src/features/erasure/delete-files.job.ts'
import { eraseAccountsHandler } from '../../src/features/erasure/erase-accounts.job.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { callTrpc, createMember, type Member, password, signIn } from '../support/members.ts'
import { addPasskey, Browser } from '../support/passkeys.ts'
import { recordJobs } from '../support/recorded-jobs.ts'
import { useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()

const dayMs = 24 * 60 * 60 * 1000
const schedule = (member: Member, input: object = { password }) =>
  callTrpc(test, 'mutation', 'accounts.scheduleErasure', { input, headers: member.cookie })
const mailsTo = (email: string) => test.mails().filter(({ to }) => to === email)

/** One run of the hourly job, whose jobs are the server's own unless others are given. */
function runJob(jobs = test.dependencies.jobs) {
  const { db } = test.database
  const handler = eraseAccountsHandler({ db, clock: test.clock, log: test.dependencies.log })
  return handler.run({ id: randomUUID(), data: {}, signal: new AbortController().signal, jobs })
}

const isThere = async ({ userId }: Member) =>
  (await test.database.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1

/** Puts a document with its file into the member's account, and gives its key. */
async function storeDocument({ userId }: Member): Promise<string> {
  const objectPath = createFileKey(userId)
  await test.dependencies.files.keepFile(objectPath, Buffer.from('a file'), 'text/plain')
  const document = { userId, fileName: 'a.txt', fileType: 'text/plain', fileSize: 6, objectPath }
  await test.database.db.insertInto('documents').values(document).execute()
  return objectPath
}

describe('asking for it', () => {
  it('takes the password, mails the day, and leaves everything as it is', async () => {
    const ada = await createMember(test, 'ada@example.com')
    expect((await schedule(ada, { password: 'not the password' })).statusCode).toBe(400)
    const answer = await schedule(ada)
    const { eraseAt } = answer.json().result.data.json as { eraseAt: string }
    expect(new Date(eraseAt).getTime() - test.clock.now().getTime()).toBeGreaterThan(7 * dayMs - 60_000)
    // Asked again: the same day, and no second mail.
    expect((await schedule(ada)).json().result.data.json).toEqual({ eraseAt })
    expect(mailsTo(ada.email)).toHaveLength(1)
    expect(mailsTo(ada.email)[0]?.text).toContain('Keep my account')
    expect((await test.inject({ url: '/api/users/me', headers: ada.cookie })).statusCode).toBe(200)
    for (let guess = 0; guess < 6; guess++) await schedule(ada, { password: `guess ${guess}` })
    expect((await schedule(ada)).statusCode).toBe(429)
  })

  it('takes the second step too where there is one', async () => {
    const vera = await createMember(test, 'vera@example.com')
    const enable = await test.inject({
      method: 'POST',
      url: '/api/auth/two-factor/enable',
      headers: vera.cookie,
      payload: { password },
    })
    const { totpURI } = enable.json() as { totpURI: string }
    const finished = await test.inject({
      method: 'POST',
      url: '/api/auth/two-factor/verify-totp',
      headers: vera.cookie,
      payload: { code: totpOf(totpURI) },
    })
    const cookie = finished.cookies
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const member = { ...vera, cookie: { cookie } }
    for (const input of [{ password }, { password, code: '000000' }]) {
      const refused = await schedule(member, input)
      expect([refused.statusCode, refused.json().error.json.message]).toEqual([
        400,
        'The code of your authenticator app is not correct.',
      ])
    }
    // The one that turned it on was used.
    expect((await schedule(member, { password, code: totpOf(totpURI) })).statusCode).toBe(400)
    expect((await schedule(member, { password, code: totpOf(totpURI, 1) })).statusCode).toBe(200)
  })
})

describe('the week', () => {
  it('can be ended by the member, and then nothing is erased', async () => {
    const kay = await createMember(test, 'kay@example.com')
    await schedule(kay)
    const cancel = await callTrpc(test, 'mutation', 'accounts.cancelErasure', { headers: kay.cookie })
    expect(cancel.statusCode).toBe(200)
    test.clock.advance(8 * dayMs)
    await runJob()
    expect(await isThere(kay)).toBe(true)
    test.clock.advance(-8 * dayMs)
  })

  it('ends with everything gone, a receipt, and a team that others use kept', async () => {
    const { db } = test.database
    const [gone, mate] = [
      await createMember(test, 'gone@example.com'),
      await createMember(test, 'mate@example.com'),
    ]
    const [alone, shared] = [await createTeam(db), await createTeam(db)]
    await createTeamMember(db, { teamId: alone.id, role: 'founder', userId: gone.userId, passportName: 'G' })
    await createTeamMember(db, { teamId: shared.id, role: 'founder', userId: gone.userId, passportName: 'G' })
    await createTeamMember(db, { teamId: shared.id, role: 'member', userId: mate.userId, passportName: 'M' })
    const key = await storeDocument(gone)
    const othersKey = await storeDocument(mate)
    await addPasskey(test, gone)
    // Begun, and never finished: it names the member too.
    await new Browser(test, { member: gone }).registrationOptions()
    await schedule(gone)
    test.clock.advance(7 * dayMs - 60_000)
    await runJob()
    expect(await isThere(gone)).toBe(true)
    test.clock.advance(60_001)

    // Killed before the end: nothing has happened yet, and the next run does it all.
    const dying = { ...recordJobs(), enqueue: () => Promise.reject(new Error('killed')) }
    await expect(runJob(dying)).rejects.toThrow('killed')
    expect(await isThere(gone)).toBe(true)
    expect(await test.dependencies.files.findSize(key)).toBe(6)

    await runJob()
    await runJob()
    expect(await isThere(gone)).toBe(false)
    expect(mailsTo(gone.email).map(({ subject }) => subject)).toEqual([
      'A passkey was added to your Landfall account',
      expect.stringContaining('will be erased on'),
      'Your Landfall account was erased',
    ])
    const jobs = recordJobs()
    for (const { keys } of (test.dependencies.jobs as typeof jobs).recorded(deleteFilesJob)) {
      const run = deleteFilesHandler({ files: test.dependencies.files }).run
      const job = { id: randomUUID(), data: { keys }, signal: new AbortController().signal, jobs }
      await run(job)
      await run(job)
    }
    expect(await test.dependencies.files.findSize(key)).toBeUndefined()
    expect(await test.dependencies.files.findSize(othersKey)).toBe(6)

    const teams = await db.selectFrom('teams').select('id').where('id', 'in', [alone.id, shared.id]).execute()
    expect(teams).toEqual([{ id: shared.id }])
    const people = await db
      .selectFrom('teamMembers')
      .select(['passportName', 'userId', 'role'])
      .where('teamId', '=', shared.id)
      .orderBy('passportName')
      .execute()
    expect(people).toEqual([
      { passportName: 'G', userId: null, role: 'founder' },
      { passportName: 'M', userId: mate.userId, role: 'founder' },
    ])
    const answer = await test.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: gone.email, password },
    })
    expect(answer.statusCode).toBe(401)
    const left = [
      await db.selectFrom('passkeys').selectAll().execute(),
      await db.selectFrom('verifications').selectAll().execute(),
    ]
    expect(JSON.stringify(left)).not.toContain(gone.userId)
    expect(JSON.stringify(left)).not.toContain(gone.email)
    const events = await db.selectFrom('auditEvents').selectAll().execute()
    expect(
      events.some(({ actorUserId, subjectUserId }) => [actorUserId, subjectUserId].includes(gone.userId)),
    ).toBe(false)
    test.clock.advance(-7 * dayMs)
    await signIn(test, { email: mate.email, password })
  })
})
