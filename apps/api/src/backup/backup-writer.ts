import { randomUUID } from 'node:crypto'
import { access, type FileHandle, link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DomainError } from '@suv/domain'
import { type Pack, pack } from 'tar-stream'
import { encrypt } from './encryption.ts'
import type { BackupKeys } from './settings.ts'

export type BackupWriter = {
  /** Adds an entry, no faster than the disk takes it. */
  readonly add: (name: string, content: Buffer | Readable, size: number) => Promise<void>
}

/** Marks a backup that is being written, or whose writing was killed. */
export const unfinishedMark = '.unfinished-'

/**
 * Writes a backup under its name whole or not at all: killed in the middle, what is left has another name. Readable by this user
 * only.
 *
 * @throws DomainError conflict where there is a file of that name.
 */
export async function writeBackupFile(
  path: string,
  { keys, now }: { keys: BackupKeys; now: Date },
  fill: (writer: BackupWriter) => Promise<void>,
): Promise<void> {
  if (await exists(path)) throw alreadyThere(path)
  const unfinished = `${path}${unfinishedMark}${randomUUID()}`
  const target = await open(unfinished, 'wx', 0o600)
  try {
    const tar = pack()
    // Members' files are compressed already, and rows shrink to a fifth at the quickest level.
    const packed = createGzip({ level: 1 })
    const stop = (error: Error) => {
      // Who adds entries waits for room, and who writes for more: neither will come.
      tar.destroy(error)
      packed.destroy(error)
      throw error
    }
    const settled = await Promise.allSettled([
      fill(entriesOf(tar, now)).then(() => tar.finalize(), stop),
      pipeline(Readable.from(tar), packed).catch(stop),
      writeOut(packed, target, keys).catch(stop),
    ])
    // The disk's own error where there is one, or what is said of a key: the others follow from it.
    const reasons = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const reason =
      reasons.find((error) => error instanceof DomainError || /^E[A-Z]+$/.test(error.code)) ?? reasons[0]
    if (reason !== undefined) throw reason
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? alreadyThere(path) : error
    })
    await flushFolder(dirname(path))
  } finally {
    await target.close()
    await rm(unfinished, { force: true })
  }
}

function entriesOf(tar: Pack, mtime: Date): BackupWriter {
  return {
    add: (name, content, size) =>
      pipeline(
        Buffer.isBuffer(content) ? Readable.from([content]) : content,
        tar.entry({ name, size, mode: 0o600, mtime }),
      ),
  }
}

async function writeOut(packed: Readable, target: FileHandle, keys: BackupKeys): Promise<void> {
  for await (const chunk of await encrypt(packed, keys)) await target.writeFile(chunk)
  await target.sync()
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function alreadyThere(path: string): DomainError {
  return new DomainError('conflict', `There is a file ${path} already. Name another one.`)
}

/** So that the name outlives a power cut too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch {
    // Not every system flushes folders.
  } finally {
    await handle.close()
  }
}
