import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import resources from '../../src/seed/data/resources.json' with { type: 'json' }
import { runScript } from '../support/child.ts'
import { createTestDatabase, type TestDatabase } from '../support/index.ts'

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'seed cli '))
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const env = 'connectionString' in test.connection ? { DATABASE_URL: test.connection.connectionString } : {}
  const child = runScript('../src/cli/seed.ts', args, { DATA_DIR: folder, INIT_CWD: tmpdir(), ...env })
  return { code: await child.ended, output: child.output() }
}

it("loads the product's data, then a folder's, and says what changed", { timeout: 90_000 }, async () => {
  expect(await run()).toEqual({
    code: 0,
    output:
      'organizations: 64 added, 0 changed, 0 as before, 0 set inactive\n' +
      'resource-locations: 41 added, 0 changed, 0 as before, 0 set inactive\n' +
      'resources: 50 added, 0 changed, 0 as before, 0 set inactive\n',
  })
  const file = { ...resources, tabs: { ...resources.tabs, networking: resources.tabs.networking.slice(1) } }
  await writeFile(join(folder, 'resources.json'), JSON.stringify(file))
  // Relative to where the person stands, not to the package.
  expect(await run(folder.slice(tmpdir().length + 1))).toEqual({
    code: 0,
    output: 'resources: 0 added, 7 changed, 42 as before, 1 set inactive\n',
  })
})

it('says what is wrong with a folder', async () => {
  const { code, output } = await run('/nowhere')
  expect(code).toBe(1)
  expect(output).toBe(
    '/nowhere has none of the files organizations.json, resource-locations.json, resources.json\n',
  )
})
