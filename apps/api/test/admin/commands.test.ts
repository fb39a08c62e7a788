import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminCommands } from '../../src/admin/commands.ts'
import { openJobQueue } from '../../src/jobs/queue.ts'
import { callTrpc, signIn } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

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
