import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { openDatabase, sealAuditEvents } from '@suv/db'
import { sql } from '@suv/db/testing'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { useProcessPlace } from '../support/process-place.ts'
import { freePort, run } from '../support/run-main.ts'

const place = useProcessPlace('serving-role')
const isServer = inject('testDatabaseServer').kind === 'server'
const admin = resolve(import.meta.dirname, '../../src/admin.ts')
// Roles are the whole server's: one of a name of its own.
const role = `landfall_serves_${randomBytes(4).toString('hex')}`

function asOwner() {
  const { DATABASE_URL } = place.onServer()
  return openDatabase({ connectionString: DATABASE_URL }, { poolSize: 1 })
}

function command(args: string[], variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--liftoff-only', admin, ...args], {
    encoding: 'utf8',
    // On Kubernetes a Job runs this from the image, which would listen for everybody.
    env: { ...process.env, HOST: '0.0.0.0', ...variables },
  })
  return { status, said: stdout + stderr }
}

afterAll(async () => {
  if (!isServer) return
  await using db = asOwner()
  await sql`drop owned by ${sql.id(role)}`.execute(db)
  await sql`drop role ${sql.id(role)}`.execute(db)
})

it.skipIf(!isServer)(
  'serves as a role that reads and writes rows, adds to the audit, and changes no table',
  async () => {
    const owner = place.onServer()
    await using db = asOwner()
    expect(command(['grant-serving', role], owner)).toMatchObject({
      status: 1,
      said: expect.stringContaining(`PostgreSQL has no role ${role}`),
    })
    await sql`create role ${sql.id(role)} login password ${sql.lit('of the test')}`.execute(db)
    expect(command(['grant-serving', role], owner)).toMatchObject({ status: 0 })
    const address = new URL(owner.DATABASE_URL)
    const superuser = decodeURIComponent(address.username)
    expect(command(['grant-serving', superuser], owner).said).toContain('nothing would keep it from more')
    Object.assign(address, { username: role, password: 'of the test' })
    const lesser = { ...owner, DATABASE_URL: address.href, AUTH_SECRET: 'x'.repeat(32) }

    const PORT = String(await freePort())
    const service = run({ PORT, ...lesser, LOG_LEVEL: 'warn' })
    await service.started
    const site = `http://127.0.0.1:${PORT}`
    expect((await fetch(`${site}/readyz`)).status).toBe(200)
    const made = command(['create-member', 'mina@example.com', 'Mina Rao'], lesser)
    const password = /Password: (\S+)/.exec(made.said)?.[1]
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${site}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const signedIn = await post('/api/auth/sign-in/email', { email: 'mina@example.com', password })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const milestone = await post(
      '/api/milestones',
      { title: 'Incorporate', category: 'legal', status: 'upcoming' },
      cookie,
    )
    expect([milestone.status, await milestone.text()]).toEqual([200, expect.stringContaining('Incorporate')])
    // Jobs too: the look at who asked for a new password, and the mail with the link.
    const asked = await post('/trpc/accounts.requestPasswordReset', { json: { email: 'mina@example.com' } })
    expect(asked.status).toBe(200)
    await vi.waitFor(
      async () => {
        const done = await sql<{ count: number }>`
          select count(*)::int as count from pgboss.job where state = 'completed'`.execute(db)
        expect(done.rows[0]?.count).toBeGreaterThan(0)
      },
      { timeout: 30_000, interval: 500 },
    )
    expect(service.output()).not.toMatch(/permission denied|must be owner/)

    await using serving = openDatabase({ connectionString: address.href }, { poolSize: 1 })
    expect((await sealAuditEvents(serving, { now: new Date() })).added).toBeGreaterThan(0)
    expect(command(['audit', 'verify'], lesser).status).toBe(0)
    expect(command(['backup', join(place.dataDir, 'as-the-role.tar.gz')], lesser).status).toBe(0)
    for (const refused of [
      'create table mine (id int)',
      'create table pgboss.mine (id int)',
      'drop table milestones',
      'alter table users disable trigger all',
      'alter table audit_events disable trigger all',
      'truncate milestones',
      'delete from audit_events',
      'update audit_events set entity_id = null',
      'update audit_links set link = null',
      'delete from audit_links',
      'insert into kysely_migration values (null, null)',
      'drop function refuse_audit_event_change() cascade',
    ]) {
      await expect(sql.raw(refused).execute(serving), refused).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
    service.child.kill('SIGTERM')
    expect(await service.exited).toBe(0)
  },
  180_000,
)
