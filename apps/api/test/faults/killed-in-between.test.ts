import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateToLatest } from '@suv/db'
import { sql } from '@suv/db/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seedMembers } from '../../bench/seed.ts'
import { createBackup } from '../../src/backup/create-backup.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { filesIn, secret, sourceOf } from '../backup/support.ts'
import { runAdmin } from '../support/run-admin.ts'
import { type FaultPlace, useFaultPlace, withoutServer } from './fault-place.ts'

const place = useFaultPlace({ empty: true })
const restored = useFaultPlace({ empty: true })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-in-between-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Tables of ours that others see; Kysely makes those of the migrations first, by themselves. */
async function tablesOf({ db }: FaultPlace): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db.withoutPlugins(),
  )
  return rows.map(({ name }) => name)
}

/** Waits until the place's role is in the middle of a transaction whose newest statement is such a one. */
const isInMiddle = ({ db, role }: FaultPlace, statement: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where usename = ${role} and backend_xid is not null and query ilike ${statement}`.execute(db)
      expect(rows).not.toEqual([])
    },
    { timeout: 30_000, interval: 5 },
  )

const tell = (fault: string, found: string, begun: number) =>
  process.stdout.write(
    `fault | ${fault} | found ${found} | up in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
  )

it.skipIf(withoutServer)(
  'leaves nothing half where it is killed within a migration, which the next start does',
  { timeout: 90_000 },
  async () => {
    place.proxy.become('slow')
    const killed = await place.begin({ AUTH_SECRET: secret })
    await isInMiddle(place, '%create table%')
    killed.child.kill('SIGKILL')
    await killed.exited
    expect(await tablesOf(place)).toEqual([])
    place.proxy.become('pass')
    const begun = performance.now()
    const server = await place.start({ AUTH_SECRET: secret })
    tell('killed within a migration', 'the whole schema', begun)
    expect(await migrateToLatest(place.db)).toEqual([])
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
)

it.skipIf(withoutServer)(
  'serves nothing of a restore that was killed in the middle, says what to do, and restores all when asked again',
  { timeout: 120_000 },
  async () => {
    const backup = join(folder, 'whole.tar.gz')
    const callers = await seedMembers(
      { connectionString: place.directUrl },
      { members: 300, secret, callers: 3 },
    )
    const files = filesIn(join(folder, 'files'))
    for (const { userId } of callers) {
      const objectPath = createFileKey(userId)
      await files.keepFile(objectPath, Buffer.from(objectPath), 'text/plain')
      await place.db
        .insertInto('documents')
        .values({
          userId,
          fileName: 'a.txt',
          fileType: 'text/plain',
          fileSize: objectPath.length,
          objectPath,
        })
        .execute()
    }
    await createBackup(backup, sourceOf(place.db, files))

    const settings = { DATA_DIR: join(folder, 'restored'), AUTH_SECRET: secret }
    const through = { ...settings, DATABASE_URL: restored.proxy.through(restored.directUrl) }
    const killed = runAdmin(['restore', backup], through)
    await isInMiddle(restored, '%json_array_elements%')
    restored.proxy.become('freeze')
    killed.child.kill('SIGKILL')
    await killed.ended
    restored.proxy.become('pass')
    expect(await tablesOf(restored)).toEqual(['unfinished_restore'])
    expect(await readdir(join(settings.DATA_DIR, 'files'))).not.toEqual([])
    const refused = await restored.begin(settings)
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toContain('Run `admin restore` again with the same file')
    expect(refused.output()).not.toMatch(/^ +at /m)

    const begun = performance.now()
    const again = await runAdmin(['restore', backup], through).ended
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('it was begun anew') })
    for (const table of ['users', 'milestones', 'documents'] as const) {
      const count = async ({ db }: FaultPlace) =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('count'))
            .execute()
        )[0]?.count
      expect(await count(restored), table).toBe(await count(place))
    }
    const server = await restored.start(settings)
    tell('killed within a restore', 'all rows and files, after the second', begun)
    const [{ apiKey } = { apiKey: '' }] = callers
    const me = await fetch(`${server.address}/api/users/me`, { headers: { 'x-api-key': apiKey } })
    expect(me.status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
)
