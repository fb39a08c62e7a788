import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DomainError, maximumFileSize, maximumLargeFileSize } from '@suv/domain'
import type { MultipartUploads } from './multipart.ts'

/**
 * Where members' files are kept. What arrives at an upload address lies apart until it is kept: nobody but the server writes
 * kept files, so what was inspected is what is kept. A key names its owner. `disk.ts` needs no configuration; `s3.ts` is for
 * any storage that speaks S3. Both pass `test/files/file-storage.test.ts`.
 */
export type FileStorage = {
  /** Where browsers send uploads, where that is not this server: the pages' policy has to allow it. */
  readonly uploadOrigin?: string
  /**
   * An address to which its holder may PUT one file for a quarter of an hour, and for no other method or key. With `size`
   * or `type`, the file must have exactly that many bytes and come announced as that type; with `most`, no more bytes. No
   * address leads to a storage that would take more.
   */
  readonly createUploadUrl: (key: string, bounds?: UploadBounds) => Promise<string>
  /** The key of an upload address, as path or with an origin, however old; undefined for anything else. */
  readonly findKey: (uploadUrl: string) => string | undefined
  /** How many bytes have arrived under the key and are not kept yet; undefined where nothing has. */
  readonly findUploadSize: (key: string) => Promise<number | undefined>
  /** What has arrived under the key, at most `maximumSizeOf(key)` bytes of it. */
  readonly readUpload: (key: string) => Promise<Buffer | undefined>
  readonly deleteUpload: (key: string) => Promise<void>
  /** What of the member's waits to be kept, the first few hundred of it. `size`: bytes. */
  readonly listUploads: (userId: string) => Promise<{ key: string; size: number }[]>

  /** Keeps these bytes under the key, whole or not at all. */
  readonly keepFile: (key: string, bytes: Uint8Array, fileType: string) => Promise<void>
  /** How many bytes are kept under the key; undefined where nothing is. */
  readonly findSize: (key: string) => Promise<number | undefined>
  readonly openFile: (key: string) => Promise<Readable | undefined>
  /** An address from which its holder may GET a kept file, as a download of this name, for five minutes. */
  readonly createDownloadUrl: (key: string, fileName: string) => Promise<string>
  /** Where there is nothing to delete, nothing happens. */
  readonly deleteFile: (key: string) => Promise<void>

  /** Everything there is, in no order. */
  readonly listFiles: () => AsyncIterable<StoredFile>
  /** Clears what writes that never ended have left since before that moment. */
  readonly clearUnfinished: (before: Date) => Promise<void>
  /** @throws where files cannot be written and read. */
  readonly check: () => Promise<void>

  /** The two below exist where upload and download addresses are ones of our own server. */
  readonly receiveUpload?: (upload: Upload) => Promise<StoredUpload>
  readonly openDownload?: (
    download: SignedRequest,
  ) => Promise<{ file: Readable; fileName: string } | undefined>
  /** For files above `maximumFileSize`, where the storage can. */
  readonly multipart?: MultipartUploads
}

export type UploadBounds = {
  readonly size?: number | undefined
  readonly type?: string | undefined
  readonly most?: number | undefined
}

/** `upload`: has arrived, is not kept. */
export type StoredFile = {
  readonly kind: 'upload' | 'kept'
  readonly key: string
  readonly storedAt: Date
}

/** What a signed address of our own server carries, unchecked. */
export type SignedRequest = { readonly key: string; readonly query: Readonly<Record<string, unknown>> }

export type Upload = SignedRequest & { readonly body: Readable; readonly contentType: string }

/** `sha256`: of the bytes, hexadecimal. */
export type StoredUpload = { readonly sha256: string }

/** More bytes came than `most`; nothing was stored. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError'
  readonly most: number

  constructor(most = maximumFileSize) {
    super()
    this.most = most
  }
}

export const uploadUrlLastsMs = 15 * 60 * 1000
export const downloadUrlLastsMs = 5 * 60 * 1000

/** Two uuids and a mark: nothing in a key can lead anywhere else. */
const keyPattern = /^[0-9a-f-]{36}\/(large-)?[0-9a-f-]{36}$/

export function isFileKey(text: string): boolean {
  return keyPattern.test(text)
}

/** A new key for a file of this member, which nobody can guess. `large`: for the multipart calls. */
export function createFileKey(userId: string, { large = false } = {}): string {
  return `${userId}/${large ? 'large-' : ''}${randomUUID()}`
}

/** The id of the member whose file it is. */
export function ownerOfKey(key: string): string {
  return key.slice(0, key.indexOf('/'))
}

export function isFileOf(userId: string, key: string): boolean {
  return isFileKey(key) && key.startsWith(`${userId}/`)
}

/** How many bytes may arrive under the key. */
export function maximumSizeOf(key: string): number {
  return key.includes('/large-') ? maximumLargeFileSize : maximumFileSize
}

/** @throws Error for what is no key: a mistake of ours, since callers' keys are checked before. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('This is no key of a file')
  return key
}

export function notYourFile(): DomainError {
  return new DomainError(
    'invalid_input',
    'objectPath: No file of yours has come to this address. Send it there with PUT first.',
  )
}
