import type { Readable } from 'node:stream'
import { DomainError, maximumFileSize } from '@suv/domain'
import {
  FileTooLargeError,
  isFileKey,
  requireFileKey,
  type SignedRequest,
  type UploadBounds,
} from './file-storage.ts'
import { readSignedAddress, signAddress } from './signed-address.ts'

/*
 * Addresses of our own server for one file, and what may come to them: every file where the storage is a folder, and where it
 * is S3 those whose size nobody told, since S3 would take any.
 */

/** Files of one member that wait to be kept are listed no further. */
export const mostListed = 500

/** @param expires moment, in ms since 1970. */
export function signUploadAddress(
  secret: string,
  {
    key,
    bounds: { size, type, most } = {},
    expires,
  }: { key: string; bounds: UploadBounds | undefined; expires: number },
): string {
  const terms = {
    ...(size === undefined ? {} : { size: String(size) }),
    ...(type === undefined ? {} : { type }),
    ...(most === undefined ? {} : { most: String(most) }),
  }
  return signAddress(secret, { method: 'PUT', key: requireFileKey(key), expires, terms })
}

/** The key of an upload address of ours, however old; undefined for anything else. */
export function keyOfUploadAddress(uploadUrl: string): string | undefined {
  const path = URL.parse(uploadUrl, 'http://localhost')?.pathname ?? ''
  const key = path.startsWith('/files/') ? path.slice('/files/'.length) : ''
  return isFileKey(key) ? key : undefined
}

/**
 * How many bytes may come: exactly `size` where it is given, and never more than `most`.
 *
 * @throws DomainError forbidden for an address that is not ours, that is too old, or for another type.
 */
export function readUploadAddress(
  secret: string,
  { key, query, contentType, now }: SignedRequest & { contentType: string; now: Date },
): { size: number | undefined; most: number } {
  if (!isFileKey(key)) throw new DomainError('forbidden', 'This is no address for this file. Ask for one.')
  const terms = readSignedAddress(secret, { method: 'PUT', now, key, query })
  if (terms.type !== undefined && terms.type !== contentType) {
    throw new DomainError('forbidden', `This address takes a file of type ${terms.type}. Ask for another.`)
  }
  const size = terms.size === undefined ? undefined : Number(terms.size)
  return { size, most: size ?? (terms.most === undefined ? maximumFileSize : Number(terms.most)) }
}

/** Leaves `body` open where it is too large, so that the caller can still be told. */
export async function* takeAtMost(
  most: number,
  body: Readable,
  see: (chunk: Buffer) => void = () => {},
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most) throw new FileTooLargeError(most)
    see(chunk)
    yield chunk
  }
}

/** @throws DomainError invalid_input */
export function requireSize(arrived: number, size: number | undefined): void {
  if (size === undefined || arrived === size) return
  throw new DomainError('invalid_input', `This address takes a file of ${size} bytes. Ask for another.`)
}
