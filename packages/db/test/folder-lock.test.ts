import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataFolderInUseError, lockDataFolder } from '../src/folder-lock.ts'
import { runScript } from './support/child.ts'

let parent: string
let dataDir: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folder lock '))
  dataDir = join(parent, 'made on demand')
})
afterAll(() => rm(parent, { recursive: true, force: true }))

it('refuses a second holder in this process until the first lets go', async () => {
  const first = lockDataFolder(dataDir)
  expect(() => lockDataFolder(dataDir)).toThrow(DataFolderInUseError)
  first.release()
  const second = lockDataFolder(dataDir)
  second.release()
})

it('refuses another process with a message that says what to do', async () => {
  const lock = lockDataFolder(dataDir)
  const child = runScript('fixtures/hold-lock.ts', [dataDir])
  expect(await child.ended).toBe(1)
  expect(child.output()).toContain(`The data folder ${dataDir} is in use by another process.`)
  expect(child.output()).toContain('set DATA_DIR')
  lock.release()
})

it('ends with its process, kill -9 included, and prints no warning', async () => {
  const child = runScript('fixtures/hold-lock.ts', [dataDir])
  await child.printed('held')
  expect(() => lockDataFolder(dataDir)).toThrow(DataFolderInUseError)
  await child.kill()
  const lock = lockDataFolder(dataDir)
  lock.release()
  expect(child.output()).toBe('held\n')
})
