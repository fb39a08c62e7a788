import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Where members' files are kept. A key names its owner; what is stored under a key never changes. `disk.ts` is the adapter
 * that needs no configuration.
 */
export type FileStorage = {
  /** An address to which its holder may PUT one file of at most `maximumFileSize` bytes, for a quarter of an hour. */
  readonly createUploadUrl: (key: string) => Promise<string>
  /** The key of an upload address, as path or with an origin, however old; undefined for anything else. */
  readonly findKey: (uploadUrl: string) => string | undefined
  /** How many bytes are stored under the key; undefined where nothing is. */
  readonly findSize: (key: string) => Promise<number | undefined>
  readonly openFile: (key: string) => Promise<Readable | undefined>
  /** Where there is nothing to delete, nothing happens. */
  readonly deleteFile: (key: string) => Promise<void>
  /** Takes what is sent to an upload address, where that is one of our own server. */
  readonly receiveUpload?: (upload: Upload) => Promise<StoredUpload>
}

export type Upload = {
  readonly key: string
  /** `expires` and `signature` of the upload address. */
  readonly expires: string
  readonly signature: string
  readonly body: Readable
}

/** `sha256`: of the bytes, hexadecimal. */
export type StoredUpload = { readonly sha256: string }

/** More bytes came than `maximumFileSize`; nothing was stored. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError'
}

/** A new key for a file of this member, which nobody can guess. */
export function createFileKey(userId: string): string {
  return `${userId}/${randomUUID()}`
}

export function isFileOf(userId: string, key: string): boolean {
  return key.startsWith(`${userId}/`)
}
