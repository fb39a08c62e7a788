import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTestDatabase, createUser, sql, type TestDatabase } from '@suv/db/testing'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createFileKey } from '../../src/files/file-storage.ts'
import { noise } from '../support/make-pdf.ts'
import { filesIn, secret, useFolder, verify } from './support.ts'

/*
 * A backup takes memory that hardly grows with the data: the most that the command ever had, by Linux's own account, with some data and
 * with four times as much.
 */

const isMeasured = process.platform === 'linux' && inject('testDatabaseServer').kind === 'server'
const adminFile = resolve(import.meta.dirname, '../../src/admin.ts')
/** Of the 420 MB that are more: what the collector has not yet taken back, which on a busy machine was 86. */
const mostMoreMb = 160

const file = noise('a file', 10_000_000)

const folder = useFolder()
let test: TestDatabase
beforeAll(async () => {
  if (isMeasured) test = await createTestDatabase()
})
afterAll(() => test?.drop())

/** Runs `admin backup`. @returns the most memory that it had, in megabytes. */
async function backUp(path: string): Promise<number> {
  const { connectionString = '' } = test.connection as { connectionString?: string }
  const child = spawn(process.execPath, [adminFile, 'backup', path], {
    env: {
      ...process.env,
      DATABASE_URL: connectionString,
      DATA_DIR: folder.path('data'),
      AUTH_SECRET: secret,
      BACKUP_PASSPHRASE: '',
    },
    stdio: 'ignore',
  })
  let mostMb = 0
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      mostMb = Math.max(mostMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // It has ended.
    }
  }, 20)
  const code = await new Promise((done) => child.once('exit', done))
  clearInterval(look)
  expect(code).toBe(0)
  return mostMb
}

/** Adds so much to what is there. */
async function add({ rows, files: count }: { rows: number; files: number }, userId: string): Promise<void> {
  await sql`
    insert into document_analyses (user_id, document_type, analysis_type, summary)
    select ${userId}, 'other', 'other', repeat(md5(number::text), 128)
    from generate_series(1, ${rows}::int) as numbers (number)`.execute(test.db)
  const files = filesIn(folder.path('data/files'))
  for (let nth = 0; nth < count; nth += 1) {
    const objectPath = createFileKey(userId)
    await files.keepFile(objectPath, file, 'application/pdf')
    const fileSize = file.length
    await test.db
      .insertInto('documents')
      .values({ userId, fileName: 'a file', fileType: 'application/pdf', fileSize, objectPath })
      .execute()
  }
}

it.skipIf(!isMeasured)('does not take more memory for more data', { timeout: 300_000 }, async () => {
  const { id: userId } = await createUser(test.db, { email: 'ada@example.com' })
  await add({ rows: 15_000, files: 8 }, userId)
  const less = await backUp(folder.path('less.tar.gz'))
  await add({ rows: 45_000, files: 24 }, userId)
  const path = folder.path('more.tar.gz')
  const more = await backUp(path)
  process.stdout.write(
    ` Memory of a backup: ${less.toFixed(0)} MB at most for 60 MB of rows and 80 MB of files, ${more.toFixed(0)} MB for four times as much.\n`,
  )
  const { manifest } = await verify(path)
  expect(manifest.tables.document_analyses?.rows).toBe(60_000)
  expect(manifest.files).toEqual({ count: 32, bytes: 320_000_000 })
  expect(more - less).toBeLessThan(mostMoreMb)
})
