import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, sql } from '@suv/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdmin } from '../support/run-admin.ts'
import { freePort, killAll, run, signInSampleMember } from '../support/run-main.ts'

let folder: string
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin backup '))
})
afterAll(async () => {
  killAll()
  await rm(folder, { recursive: true, force: true })
})

const admin = (args: readonly string[], environment: Record<string, string> = {}) =>
  runAdmin(args, { INIT_CWD: folder, ...environment })

async function startServer(environment: Record<string, string>) {
  const port = await freePort()
  const server = run({ PORT: String(port), ...environment })
  await server.started
  const address = `http://127.0.0.1:${port}`
  const cookie = await signInSampleMember(address)
  return {
    ...server,
    call: (method: string, path: string, body?: object) =>
      fetch(address + path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

it('backs up a running embedded server, which moves to another folder and to PostgreSQL', {
  timeout: 300_000,
}, async () => {
  const dataDir = at('first')
  const server = await startServer({ DATA_DIR: dataDir })
  const titles = new Set<string>()
  let going = true
  const writes = (async () => {
    for (let number = 0; going; number += 1) {
      const title = `Step ${number}`
      const body = { title, status: 'upcoming', category: 'legal' }
      expect((await server.call('POST', '/api/milestones', body)).status).toBe(200)
      titles.add(title)
    }
  })()
  await expect.poll(() => titles.size, { timeout: 60_000 }).toBeGreaterThan(3)
  const acknowledged = [...titles]
  const made = await admin(['backup', 'moved.tar.gz'], { DATA_DIR: dataDir }).ended
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/moved\.tar\.gz: \d+ rows of \d+ tables/) })
  going = false
  await writes

  // Killed while it is written: nothing stands under the name.
  const killed = admin(['backup', 'killed.age'], {
    DATA_DIR: dataDir,
    BACKUP_PASSPHRASE: 'a long passphrase',
  })
  await expect
    .poll(async () => (await readdir(folder)).some((name) => name.startsWith('killed.age.unfinished-')), {
      timeout: 30_000,
      interval: 5,
    })
    .toBe(true)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await readdir(folder)).not.toContain('killed.age')
  expect((await server.call('GET', '/api/users/me')).status).toBe(200)

  expect(await admin(['verify', 'moved.tar.gz']).ended).toEqual({
    code: 0,
    output: expect.stringContaining('Whole: '),
  })
  expect(await admin(['restore', 'moved.tar.gz'], { DATA_DIR: dataDir }).ended).toEqual({
    code: 1,
    output: expect.stringContaining('is in use by another process'),
  })
  server.child.kill('SIGTERM')
  await server.exited
  expect(await admin(['restore', 'moved.tar.gz'], { DATA_DIR: dataDir }).ended).toEqual({
    code: 1,
    output: expect.stringContaining('The database is not empty'),
  })

  const second = { DATA_DIR: at('second') }
  expect(await admin(['restore', 'moved.tar.gz'], second).ended).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows[\s\S]*\d+ sessions? ended\.\n/),
  })
  const restored = await startServer(second)
  const found = (await (await restored.call('GET', '/api/users/me')).json()) as { id: string }
  const list = (await (await restored.call('GET', `/api/milestones/${found.id}`)).json()) as {
    title: string
  }[]
  expect(list.map(({ title }) => title)).toEqual(expect.arrayContaining(acknowledged))
  restored.child.kill('SIGTERM')
  await restored.exited

  const target = await createTestDatabase({ empty: true })
  try {
    if (!('connectionString' in target.connection)) return
    const environment = {
      DATABASE_URL: target.connection.connectionString,
      DATA_DIR: at('third'),
      AUTH_SECRET: 'another secret of 32 characters or more',
    }
    expect(await admin(['restore', 'moved.tar.gz'], environment).ended).toEqual({
      code: 1,
      output: expect.stringContaining('admin backup-secret FILE'),
    })
    const told = await admin(['backup-secret', 'moved.tar.gz']).ended
    environment.AUTH_SECRET = told.output.trim()
    expect(await admin(['restore', 'moved.tar.gz'], environment).ended).toMatchObject({ code: 0 })
    const rows = await target.db.selectFrom('milestones').select('title').execute()
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(acknowledged))
    expect(await target.db.selectFrom('sessions').select('id').execute()).toEqual([])
  } finally {
    await target.drop()
  }
})

it('refuses in words to start on the database of a newer version, unless one goes back on purpose', {
  timeout: 180_000,
}, async ({ skip }) => {
  const target = await createTestDatabase()
  try {
    if (!('connectionString' in target.connection)) return skip()
    await sql`insert into kysely_migration (name, timestamp) values ('29990101T0000_later', now()::text)`.execute(
      target.db,
    )
    const environment = {
      DATABASE_URL: target.connection.connectionString,
      AUTH_SECRET: 'a secret for tests only, 32 characters or more',
      DATA_DIR: at('newer'),
      PORT: String(await freePort()),
    }
    const refused = run(environment)
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toContain(
      'The database was brought up to date by a newer version of this program: it has 29990101T0000_later',
    )
    expect(refused.output()).not.toMatch(/^ +at /m)
    expect(await admin(['failed-jobs'], environment).ended).toEqual({
      code: 1,
      output: expect.stringContaining('Start the newer version'),
    })
    const back = run({ ...environment, ALLOW_NEWER_SCHEMA: 'true' })
    await back.started
    back.child.kill('SIGTERM')
    expect(await back.exited).toBe(0)
  } finally {
    await target.drop()
  }
})
