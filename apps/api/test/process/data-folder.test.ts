import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareDataFolder } from '../../src/data-folder.ts'

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  return { ...fs, chmod: vi.fn(fs.chmod), mkdir: vi.fn(fs.mkdir) }
})

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data folder '))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const failure = (code: string) => Object.assign(new Error(code), { code })
const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777

it('makes the folder, and one that others could read, this user’s alone', async () => {
  const folder = join(parent, 'new', 'one')
  await prepareDataFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
  await chmod(folder, 0o755)
  await prepareDataFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
})

it('takes a cluster’s volume, which belongs to root and is opened to us by its group', async () => {
  vi.mocked(chmod).mockRejectedValueOnce(failure('EPERM'))
  await expect(prepareDataFolder(parent)).resolves.toBeUndefined()
})

it('says in words where nothing can be kept', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  await expect(prepareDataFolder(file)).rejects.toThrow(`DATA_DIR: ${file} is no folder`)
  await expect(prepareDataFolder(join(file, 'below'))).rejects.toThrow('is no folder, or lies in none')
  for (const [code, words] of [
    ['EACCES', 'This user may not write to'],
    ['EROFS', 'This user may not write to'],
    ['ENOSPC', 'is full. Make room'],
  ] as const) {
    vi.mocked(mkdir).mockRejectedValueOnce(failure(code))
    await expect(prepareDataFolder(parent)).rejects.toThrow(words)
  }
})
