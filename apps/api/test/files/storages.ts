import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskFiles } from '../../src/files/disk.ts'
import type { FileStorage } from '../../src/files/file-storage.ts'
import { createS3Files } from '../../src/files/s3.ts'
import { TestClock } from '../support/test-server.ts'
import { startS3 } from './s3-server.ts'

export type Storage = {
  readonly name: 'disk' | 'S3'
  readonly files: FileStorage
  readonly clock: TestClock
  readonly close: () => Promise<void>
}

const secret = 'a secret for tests only, 32 characters or more'

/** Both adapters, each empty; the second only where a container can be started. */
export async function openStorages(): Promise<Storage[]> {
  const clock = new TestClock()
  const folder = await mkdtemp(join(tmpdir(), 'files-test-'))
  const disk: Storage = {
    name: 'disk',
    clock,
    files: createDiskFiles({ folder, secret, clock }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
  const s3 = await startS3('files')
  if ('reason' in s3) {
    process.stdout.write(` S3 is not tested here: ${s3.reason}\n`)
    return [disk]
  }
  return [disk, { name: 'S3', clock, files: createS3Files(s3.settings, { secret, clock }), close: s3.stop }]
}
