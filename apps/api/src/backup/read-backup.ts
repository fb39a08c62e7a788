import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { DomainError } from '@suv/domain'
import { extract } from 'tar-stream'
import { decrypt, isEncrypted } from './encryption.ts'
import type { BackupKeys } from './settings.ts'

export type BackupEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> }

/**
 * The entries of a backup, one after the other; each has to be read, or left, before the next.
 *
 * @throws DomainError invalid_input where the file is no backup, ends too early, is damaged, or cannot be decrypted.
 */
export async function* readBackup(path: string, keys: BackupKeys): AsyncGenerator<BackupEntry> {
  const encrypted = isEncrypted(await readFirstBytes(path))
  const stored = createReadStream(path)
  const packed = encrypted ? await decrypt(stored, keys) : stored
  const tar = extract()
  const unpacked = pipeline(packed, createGunzip(), tar)
  // Thrown below, through the entries.
  unpacked.catch(() => {})
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: inWords(entry as AsyncIterable<Buffer>, path) }
      entry.resume()
    }
    await unpacked
  } catch (error) {
    // What the one who reads the entries throws does not come by here.
    throw damaged(path, error)
  } finally {
    stored.destroy()
  }
}

async function* inWords(content: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw damaged(path, error)
  }
}

function damaged(path: string, cause: unknown): DomainError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DomainError('invalid_input', `${path} is damaged, incomplete or no backup: ${reason}.`, {
    cause,
  })
}

export async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  return (await readBytes(content)).toString()
}

export async function readBytes(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause
    throw new DomainError('not_found', `There is no file ${path}.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
