import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createDiskFiles } from '../../src/files/disk.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { TestClock } from '../support/test-server.ts'

it('what is uploaded and kept is this user’s alone, whatever the umask', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'start-up-visa-modes-test-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'files')
  const files = createDiskFiles({ folder, secret: 'x'.repeat(32), clock: new TestClock() })
  const userId = '0190a1b2-0000-7000-8000-000000000001'
  const key = createFileKey(userId)
  const address = new URL(await files.createUploadUrl(key), 'http://localhost')
  const query = Object.fromEntries(address.searchParams)
  await files.receiveUpload?.({ key, query, body: Readable.from(['hello']), contentType: 'text/plain' })
  await files.keepFile(createFileKey(userId), Buffer.from('kept'), 'text/plain')

  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  expect(entries.filter((entry) => entry.isFile())).toHaveLength(2)
  for (const entry of entries)
    expect(await modeOf(join(entry.parentPath, entry.name)), entry.name).toBe(entry.isFile() ? 0o600 : 0o700)
})
