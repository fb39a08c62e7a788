import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '@suv/db'
import { pack } from 'tar-stream'
import { afterAll, beforeAll } from 'vitest'
import type { BackupSource } from '../../src/backup/create-backup.ts'
import { FileLedger } from '../../src/backup/file-ledger.ts'
import { readBackup, readBytes } from '../../src/backup/read-backup.ts'
import { type RestoreTarget, restoreBackup } from '../../src/backup/restore-backup.ts'
import type { BackupKeys } from '../../src/backup/settings.ts'
import { type VerifiedBackup, verifyBackup } from '../../src/backup/verify-backup.ts'
import { createDiskFiles } from '../../src/files/disk.ts'
import type { FileStorage } from '../../src/files/file-storage.ts'
import { TestClock } from '../support/test-server.ts'

export const noKeys: BackupKeys = { passphrase: undefined, recipient: undefined, identity: undefined }
export const secret = 'a secret for tests only, 32 characters or more'

/** A folder for the backups of a file's tests. */
export function useFolder(): { path: (name: string) => string } {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup test '))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { path: (name) => join(folder, name) }
}

export function filesIn(folder: string): FileStorage {
  return createDiskFiles({ folder, secret, clock: new TestClock() })
}

export function sourceOf(db: Db, files: FileStorage, given: Partial<BackupSource> = {}): BackupSource {
  return {
    db,
    kind: 'server',
    files,
    authSecret: { value: secret, isKept: false },
    keys: noKeys,
    clock: new TestClock(),
    ...given,
  }
}

export async function verify(path: string, keys = noKeys): Promise<VerifiedBackup> {
  using ledger = new FileLedger()
  return await verifyBackup(path, { keys, ledger })
}

export function restoreInto(db: Db, files: FileStorage, path: string, given: Partial<RestoreTarget> = {}) {
  return restoreBackup(path, {
    db,
    files,
    keys: noKeys,
    authSecret: secret,
    keepAuthSecret: undefined,
    acceptsOtherSecret: false,
    keepsSessions: true,
    ...given,
  })
}

export type Entry = { name: string; bytes: Buffer }

/** The backup once more, with its entries as `change` leaves them. */
export async function repack(
  from: string,
  to: string,
  change: (entries: Entry[]) => Entry[],
): Promise<string> {
  const entries: Entry[] = []
  for await (const { name, content } of readBackup(from, noKeys)) {
    entries.push({ name, bytes: await readBytes(content) })
  }
  const tar = pack()
  for (const { name, bytes } of change(entries)) tar.entry({ name }, bytes)
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(to))
  return to
}
