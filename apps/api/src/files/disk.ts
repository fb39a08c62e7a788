import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, maximumFileSize } from '@suv/domain'
import type { Clock } from '../clock.ts'
import { type FileStorage, FileTooLargeError } from './file-storage.ts'
import { isUploadSignature, signUpload } from './upload-signature.ts'

const uploadLastsMs = 15 * 60 * 1000

/** Two uuids: nothing in a key can lead out of the folder. */
const keyPattern = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/

/** Keeps files in a folder, readable by this user only. Uploads come to our own server under /files. */
export function createDiskFiles(options: { folder: string; secret: string; clock: Clock }): FileStorage {
  const { folder, secret, clock } = options
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`${key} is no key of a file`)
    return join(folder, key)
  }
  return {
    createUploadUrl: async (key) => {
      const expires = String(clock.now().getTime() + uploadLastsMs)
      return `/files/${key}?${new URLSearchParams({ expires, signature: signUpload(secret, { key, expires }) })}`
    },

    findKey: (uploadUrl) => {
      const path = URL.parse(uploadUrl, 'http://localhost')?.pathname ?? ''
      const key = path.startsWith('/files/') ? path.slice('/files/'.length) : ''
      return keyPattern.test(key) ? key : undefined
    },

    findSize: (key) => unlessMissing(async () => (await stat(pathOf(key))).size),

    openFile: (key) => unlessMissing(async () => (await open(pathOf(key))).createReadStream()),

    deleteFile: (key) => rm(pathOf(key), { force: true }),

    receiveUpload: async ({ key, expires, signature, body }) => {
      if (!keyPattern.test(key) || !isUploadSignature(secret, { key, expires, signature })) {
        throw new DomainError('forbidden', 'This is no upload address. Ask for one.')
      }
      if (Number(expires) <= clock.now().getTime()) {
        throw new DomainError('forbidden', 'This upload address has expired. Ask for a new one.')
      }
      return { sha256: await writeOnce(pathOf(key), join(folder, '.incoming', randomUUID()), body) }
    },
  }
}

/**
 * Writes a file whole or not at all, and never over another one: a second upload is fine where it brings the same bytes, as
 * when the first one's answer was lost.
 */
async function writeOnce(path: string, incoming: string, body: Readable): Promise<string> {
  for (const file of [path, incoming]) await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  try {
    const target = createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(
      takeAtMost(maximumFileSize, body, (chunk) => hash.update(chunk)),
      target,
    )
    const sha256 = hash.digest('hex')
    try {
      await link(incoming, path)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      if ((await digestFile(path)) !== sha256) {
        throw new DomainError('conflict', 'Another file was sent to this address already. Ask for a new one.')
      }
    }
    return sha256
  } finally {
    await rm(incoming, { force: true })
  }
}

/** Leaves `body` open where it is too large, so that the caller can still be told. */
async function* takeAtMost(
  maximum: number,
  body: Readable,
  see: (chunk: Buffer) => void,
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maximum) throw new FileTooLargeError()
    see(chunk)
    yield chunk
  }
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
}
