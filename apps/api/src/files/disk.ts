import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '@suv/domain'
import type { Clock } from '../clock.ts'
import {
  downloadUrlLastsMs,
  type FileStorage,
  isFileKey,
  requireFileKey,
  type StoredFile,
  uploadUrlLastsMs,
} from './file-storage.ts'
import { readSignedAddress, signAddress } from './signed-address.ts'
import {
  keyOfUploadAddress,
  mostListed,
  readUploadAddress,
  requireSize,
  signUploadAddress,
  takeAtMost,
} from './upload-address.ts'

/** Keeps files in a folder, readable by this user only. Uploads and signed downloads come to our own server under /files. */
export function createDiskFiles(options: { folder: string; secret: string; clock: Clock }): FileStorage {
  const { folder, secret, clock } = options
  const uploads = join(folder, '.incoming')
  const unfinished = join(folder, '.unfinished')
  const keptPath = (key: string) => join(folder, requireFileKey(key))
  const uploadPath = (key: string) => join(uploads, requireFileKey(key))
  const expiresIn = (milliseconds: number) => clock.now().getTime() + milliseconds
  const sizeAt = (path: string) => unlessMissing(async () => (await stat(path)).size)

  return {
    createUploadUrl: async (key, bounds) =>
      signUploadAddress(secret, { key, bounds, expires: expiresIn(uploadUrlLastsMs) }),
    findKey: keyOfUploadAddress,

    findUploadSize: (key) => sizeAt(uploadPath(key)),
    readUpload: (key) => unlessMissing(() => readFile(uploadPath(key))),
    deleteUpload: (key) => rm(uploadPath(key), { force: true }),
    listUploads: async (userId) => {
      const uploaded: { key: string; size: number }[] = []
      for (const name of (await namesIn(join(uploads, userId))).slice(0, mostListed)) {
        const key = `${userId}/${name}`
        const size = isFileKey(key) ? await sizeAt(uploadPath(key)) : undefined
        if (size !== undefined) uploaded.push({ key, size })
      }
      return uploaded
    },

    keepFile: async (key, bytes) => {
      const temporary = join(unfinished, randomUUID())
      await makeFoldersOf(temporary, keptPath(key))
      try {
        await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(temporary, keptPath(key))
      } finally {
        await rm(temporary, { force: true })
      }
    },
    findSize: (key) => sizeAt(keptPath(key)),
    openFile: (key) => unlessMissing(async () => (await open(keptPath(key))).createReadStream()),
    createDownloadUrl: async (key, fileName) =>
      signAddress(secret, {
        method: 'GET',
        key: requireFileKey(key),
        expires: expiresIn(downloadUrlLastsMs),
        terms: { name: fileName },
      }),
    deleteFile: (key) => rm(keptPath(key), { force: true }),

    async *listFiles() {
      yield* listFolder(uploads, 'upload')
      yield* listFolder(folder, 'kept')
    },

    clearUnfinished: async (before) => {
      for (const name of await namesIn(unfinished)) {
        const path = join(unfinished, name)
        const writtenAt = await unlessMissing(async () => (await stat(path)).mtime)
        if (writtenAt !== undefined && writtenAt < before) await rm(path, { force: true })
      }
    },

    check: async () => {
      const path = join(unfinished, randomUUID())
      await makeFoldersOf(path)
      try {
        await writeFile(path, 'check', { flag: 'wx', mode: 0o600 })
        if ((await readFile(path, 'utf8')) !== 'check')
          throw new Error(`${folder} does not keep what is written`)
      } finally {
        await rm(path, { force: true })
      }
    },

    receiveUpload: async ({ key, query, body, contentType }) => {
      const bounds = readUploadAddress(secret, { key, query, contentType, now: clock.now() })
      // A file that is kept is never written again, by whoever still has its address.
      const kept = await unlessMissing(() => digestFile(keptPath(key)))
      const incoming = join(unfinished, randomUUID())
      return writeOnce({ path: uploadPath(key), incoming, body, kept, bounds })
    },

    openDownload: async ({ key, query }) => {
      if (!isFileKey(key))
        throw new DomainError('forbidden', 'This is no address for this file. Ask for one.')
      const { name = 'file' } = readSignedAddress(secret, { method: 'GET', now: clock.now(), key, query })
      const file = await unlessMissing(async () => (await open(keptPath(key))).createReadStream())
      return file === undefined ? undefined : { file, fileName: name }
    },
  }
}

type OnePut = {
  path: string
  incoming: string
  body: Readable
  /** Digest of what is kept under the key already. */
  kept: string | undefined
  bounds: { size: number | undefined; most: number }
}

/**
 * Writes an upload whole or not at all, and never over another one: a second one is fine where it brings the same bytes, as
 * when the first one's answer was lost.
 */
async function writeOnce({ path, incoming, body, kept, bounds }: OnePut): Promise<{ sha256: string }> {
  await makeFoldersOf(path, incoming)
  const hash = createHash('sha256')
  try {
    const target = createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(
      takeAtMost(bounds.most, body, (chunk) => hash.update(chunk)),
      target,
    )
    const sha256 = hash.digest('hex')
    requireSize(target.bytesWritten, bounds.size)
    if (kept !== undefined) {
      if (kept !== sha256) throw sentAlready()
      return { sha256 }
    }
    try {
      await link(incoming, path)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      if ((await digestFile(path)) !== sha256) throw sentAlready()
    }
    return { sha256 }
  } finally {
    await rm(incoming, { force: true })
  }
}

function sentAlready(): DomainError {
  return new DomainError('conflict', 'Another file was sent to this address already. Ask for a new one.')
}

async function* listFolder(root: string, kind: StoredFile['kind']): AsyncGenerator<StoredFile> {
  for (const owner of await namesIn(root)) {
    if (owner.startsWith('.')) continue
    for (const name of await namesIn(join(root, owner))) {
      const key = `${owner}/${name}`
      if (!isFileKey(key)) continue
      const found = await unlessMissing(() => stat(join(root, key)))
      if (found?.isFile()) yield { kind, key, storedAt: found.mtime }
    }
  }
}

async function makeFoldersOf(...paths: readonly string[]): Promise<void> {
  for (const path of paths) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(() => readdir(folder), ['ENOENT', 'ENOTDIR'])) ?? []
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function unlessMissing<T>(read: () => Promise<T>, codes = ['ENOENT']): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
}
