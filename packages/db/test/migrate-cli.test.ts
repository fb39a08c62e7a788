import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockDataFolder } from '../src/folder-lock.ts'
import { migrationFiles } from '../src/migration-files.ts'
import { runScript } from './support/child.ts'
import { createTestDatabase, type TestDatabase } from './support/index.ts'

const names = Object.keys(await migrationFiles.getMigrations()).toSorted()
let test: TestDatabase
let dataDir: string
beforeAll(async () => {
  test = await createTestDatabase({ empty: true })
  dataDir = await mkdtemp(join(tmpdir(), 'migrate cli '))
})
afterAll(async () => {
  await test.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function run(direction: string): Promise<{ code: number | null; output: string }> {
  const env = 'connectionString' in test.connection ? { DATABASE_URL: test.connection.connectionString } : {}
  const child = runScript('../src/cli/migrate.ts', [direction], { DATA_DIR: dataDir, ...env })
  return { code: await child.ended, output: child.output() }
}

it('goes up and down and says what it did', { timeout: 90_000 }, async () => {
  const newest = names.at(-1)
  expect(await run('up')).toEqual({ code: 0, output: names.map((name) => `Applied ${name}\n`).join('') })
  expect(await run('up')).toEqual({ code: 0, output: 'Nothing to do.\n' })
  expect(await run('down')).toEqual({ code: 0, output: `Took back ${newest}\n` })
})

it('refuses a data folder that a server works in, and directions that there are not', async () => {
  const lock = lockDataFolder(dataDir)
  const child = runScript('../src/cli/migrate.ts', ['up'], { DATA_DIR: dataDir })
  expect(await child.ended).toBe(1)
  expect(child.output()).toContain('is in use by another process')
  lock.release()
  expect(await run('sideways')).toMatchObject({ code: 2 })
})
