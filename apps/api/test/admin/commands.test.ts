import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { openDatabase } from '@suv/db'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminCommands } from '../../src/admin/commands.ts'
import { describeStatus } from '../../src/admin/status.ts'
import { openJobQueue } from '../../src/jobs/queue.ts'
import { callTrpc, createMember, password, signIn } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'
import { totpOf } from '../support/totp.ts'

const test = useTestServer()
beforeAll(async () => {
  // For the table of failed jobs; nothing works here.
  const { database, dependencies } = test
  await openJobQueue({ connection: database.connection, handlers: [], log: dependencies.log }).then((queue) =>
    queue.close(),
  )
})

const run = (name: string, ...args: string[]) => {
  const command = adminCommands.find((known) => known.name === name)
  if (command === undefined) throw new Error(`no command ${name}`)
  const { db, clock, jobs } = test.dependencies
  return command.run({ db, clock, queue: { ...jobs, retry: async () => false } }, args)
}

/** What operators did to the member, oldest first: without an actor, because they are no member. */
const eventsAbout = (userId: string) =>
  test.database.db
    .selectFrom('auditEvents')
    .select(['action', 'entity', 'entityId', 'changedFields', 'actorUserId'])
    .where('subjectUserId', '=', userId)
    .where('actorUserId', 'is', null)
    .orderBy('at')
    .execute()
const event = (action: string, entity: string, entityId: string, changedFields: string[] = []) => ({
  action,
  entity,
  entityId,
  changedFields,
  actorUserId: null,
})

describe('the operators’ commands', () => {
  it('say at a glance what works, and go on where a part does not', async () => {
    const checks = {
      files: test.dependencies.files.check,
      mail: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')),
    }
    const said = await describeStatus({ db: test.dependencies.db, checks })
    expect(said).toMatch(/^Database: PostgreSQL \d+\S*.* answers in \d+ ms; \d+ MiB; \d+ accounts$/m)
    expect(said).toContain('Files: can be written and read')
    expect(said).toContain('Mail: does not work (connect ECONNREFUSED 127.0.0.1:25)')
    expect(said).toMatch(/^Jobs: 0 due, 0 later, 0 given up$/m)
    const gone = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
    const without = await describeStatus({ db: gone, checks })
    await gone.destroy()
    expect(without).toContain('Database: does not answer (connect ECONNREFUSED 127.0.0.1:1)')
    expect(without).toContain('Files: can be written and read')
    expect(without).toContain('Jobs: cannot be counted (connect ECONNREFUSED')
  })

  it('create a member who can sign in, and turn their access off and on', async () => {
    const said = await run('create-member', 'Noor@example.com', 'Noor Haddad')
    const password = /^Created noor@example\.com\. Password: (\S+)$/.exec(said)?.[1] ?? ''
    const member = await signIn(test, { email: 'noor@example.com', password })
    const isActive = async () =>
      (await callTrpc(test, 'query', 'memberships.access', { headers: member.cookie })).json().result.data
        .json.isActive
    expect(await isActive()).toBe(true)
    expect(await run('end-membership', 'noor@example.com')).toContain('has ended')
    expect(await isActive()).toBe(false)
    expect(await run('end-membership', 'noor@example.com')).toContain('Nothing was changed')
    expect(await run('grant-membership', 'NOOR@example.com')).toContain('has full access')
    expect(await isActive()).toBe(true)
    const [created, ...memberships] = await eventsAbout(member.userId)
    expect(created).toEqual(event('create', 'users', member.userId))
    const { id } = await test.database.db.selectFrom('memberships').select('id').executeTakeFirstOrThrow()
    const changed = event('update', 'memberships', id, ['status', 'expiresAt'])
    // Created with one, ended once, granted again; ending what had ended is no event.
    expect(memberships).toEqual([changed, changed, changed])
  })

  it('sign a member out everywhere', async () => {
    const grace = await createMember(test, 'grace@example.com')
    const me = () => test.inject({ url: '/api/users/me', headers: grace.cookie })
    expect((await me()).statusCode).toBe(200)
    expect(await run('end-sessions', 'Grace@example.com')).toBe('1 sessions of grace@example.com have ended.')
    expect((await me()).statusCode).toBe(401)
    expect((await eventsAbout(grace.userId)).at(-1)).toMatchObject({ action: 'delete', entity: 'sessions' })
  })

  it('take a member who lost their second factor back to a link to their mailbox', async () => {
    const lena = await createMember(test, 'lena@example.com')
    const post = (path: string, payload: object) =>
      test.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: lena.cookie })
    expect(await run('reset-two-step', 'lena@example.com')).toContain('Nothing was changed')
    const uri = (await post('/two-factor/enable', { password })).json().totpURI
    const on = await post('/two-factor/verify-totp', { code: totpOf(uri) })
    const session = {
      cookie: on.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    }
    const me = () => test.inject({ url: '/api/users/me', headers: session })
    expect((await me()).statusCode).toBe(200)

    expect(await run('reset-two-step', 'Lena@example.com')).toContain('A link for a new password')
    expect((await me()).statusCode).toBe(401)
    // Not even the old password is left: who talked the operator into it, and does not read the mailbox, has nothing.
    const signsIn = async (word: string) =>
      (await post('/sign-in/email', { email: lena.email, password: word })).statusCode
    expect(await signsIn(password)).toBe(401)
    await test.sendLinks()
    const mail = test.mails().findLast(({ to }) => to === 'lena@example.com')
    expect(mail?.subject).toBe('Two-step verification of your Landfall account was ended')
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = await callTrpc(test, 'mutation', 'accounts.resetPassword', {
      input: { token, password: 'another good word 7', revokesApiKeys: false },
    })
    expect(reset.statusCode).toBe(200)
    expect(await signsIn('another good word 7')).toBe(200)
    const kinds = (await eventsAbout(lena.userId)).map(({ action, entity }) => `${action} ${entity}`)
    expect(kinds).toEqual(
      expect.arrayContaining(['delete twoFactors', 'delete sessions', 'create verifications']),
    )
  })

  it('mail a link', async () => {
    expect(await run('resend-link', 'noor@example.com')).toContain('in the queue')
    await test.sendLinks()
    const mail = test.mails().at(-1)
    expect(mail).toMatchObject({ to: 'noor@example.com' })
    expect(mail?.text).toContain('/reset-password#token=')
    const { id } = await test.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    expect((await eventsAbout(id)).at(-1)).toEqual(event('create', 'verifications', id))
  })

  it('leave no trace of what they did not do', async () => {
    const count = () => test.database.db.selectFrom('auditEvents').select('id').execute()
    const before = (await count()).length
    await expect(run('create-member', 'noor@example.com', 'Noor')).rejects.toThrow('There is a member')
    await expect(run('grant-membership', 'nobody@example.com')).rejects.toThrow('There is no member')
    expect((await count()).length).toBe(before)
  })

  it('say what is wrong', async () => {
    await expect(run('create-member', 'no address', 'Noor')).rejects.toThrow('no email address')
    await expect(run('create-member', 'noor@example.com', 'Noor')).rejects.toThrow('There is a member')
    await expect(run('create-member', 'other@example.com', ' ')).rejects.toThrow('full name')
    await expect(run('resend-link', 'nobody@example.com')).rejects.toThrow('There is no member')
    await expect(run('failed-jobs', 'retry')).rejects.toThrow('failed-jobs retry KIND ID')
    await expect(run('failed-jobs', 'retry', 'send-mail', 'x')).rejects.toThrow('No send-mail job')
  })

  it('list no failed jobs where there are none', async () => {
    expect(await run('failed-jobs')).toBe('No job was given up.')
  })

  it.each([
    [['help'], 0],
    [[], 2],
    [['create-members'], 2],
    [['grant-membership'], 2],
    [['grant-membership', 'a@example.com', 'b@example.com'], 2],
  ])('answer %j with exit code %i and their usage', (args, code) => {
    const admin = resolve(import.meta.dirname, '../../src/admin.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--liftoff-only', admin, ...args], {
      encoding: 'utf8',
    })
    expect(status).toBe(code)
    expect(stdout + stderr).toContain('Usage: pnpm --filter api admin')
  })
})
