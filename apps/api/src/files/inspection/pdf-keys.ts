import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { PDFBool, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { isText } from './pdf-values.ts'
import { rc4 } from './rc4.ts'

/*
 * How a reader comes to the key of a file that asks for no password (ISO 32000-2, 7.6.4). The library of PDFs in use here has it as well,
 * and does not let it be called.
 */

/** What the shortest password, which is none, is filled up with. */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** What stands in the dictionary of a protection. */
export type ProtectionEntries = {
  readonly number: (key: string) => number
  readonly text: (key: string) => Buffer
  readonly isSet: (key: string, otherwise: boolean) => boolean
}

/** Each written out where it belongs: what stands elsewhere in the file would be protected itself. */
export function entriesOf(protection: PDFDict): ProtectionEntries {
  const at = (key: string) => protection.get(PDFName.of(key))
  return {
    number: (key) => {
      const value = at(key)
      return value instanceof PDFNumber ? value.asNumber() : 0
    },
    text: (key) => {
      const value = at(key)
      return Buffer.from(value !== undefined && isText(value) ? value.asBytes() : [])
    },
    isSet: (key, otherwise) => {
      const value = at(key)
      return value instanceof PDFBool ? value.asBoolean() : otherwise
    },
  }
}

/** The key of the file for whoever has no password; undefined where one is needed. */
export function keyWithoutPassword(entries: ProtectionEntries, fileId: Uint8Array): Buffer | undefined {
  return entries.number('R') >= 5 ? keyOfNewFile(entries) : keyOfOldFile(entries, fileId)
}

/** Revisions 2, 3 and 4. */
function keyOfOldFile({ number, text, isSet }: ProtectionEntries, fileId: Uint8Array): Buffer | undefined {
  const revision = number('R')
  const length = revision === 2 ? 5 : revision === 4 ? 16 : (number('Length') || 40) / 8
  if (!Number.isInteger(length) || length < 5 || length > 16) return undefined
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(number('P') | 0)
  const isPartly = revision === 4 && !isSet('EncryptMetadata', true)
  const start = [filling, text('O').subarray(0, 32), permissions, fileId, Buffer.alloc(isPartly ? 4 : 0, 255)]
  let hash = digest('md5', ...start)
  if (revision > 2) for (let times = 0; times < 50; times++) hash = digest('md5', hash.subarray(0, length))
  const key = hash.subarray(0, length)
  // What the file keeps of the right key.
  if (revision === 2) return rc4(key, filling).equals(text('U').subarray(0, 32)) ? key : undefined
  let proof = digest('md5', filling, fileId)
  for (let times = 0; times < 20; times++)
    proof = rc4(
      key.map((byte) => byte ^ times),
      proof,
    )
  return proof.equals(text('U').subarray(0, 16)) ? key : undefined
}

/** Revisions 5 and 6. */
function keyOfNewFile({ number, text }: ProtectionEntries): Buffer | undefined {
  const hash = number('R') === 5 ? (salt: Buffer) => digest('sha256', salt) : slowHash
  const proof = text('U')
  const sealed = text('UE')
  if (proof.length < 48 || sealed.length !== 32) return undefined
  if (!hash(proof.subarray(32, 40)).equals(proof.subarray(0, 32))) return undefined
  const cipher = createDecipheriv('aes-256-cbc', hash(proof.subarray(40, 48)), Buffer.alloc(16))
  return cipher.setAutoPadding(false).update(sealed)
}

/** Of a salt alone, as there is no password. It ends after 287 rounds at the latest. */
function slowHash(salt: Buffer): Buffer {
  let key = digest('sha256', salt)
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const mixed = cipher.setAutoPadding(false).update(Buffer.concat(Array<Buffer>(64).fill(key)))
    // A number of sixteen bytes leaves the same rest as the sum of them.
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = digest(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256', mixed)
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function digest(algorithm: string, ...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash(algorithm)
  for (const part of parts) hash.update(part)
  return hash.digest()
}
