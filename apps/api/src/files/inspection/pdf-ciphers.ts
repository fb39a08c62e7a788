import { createDecipheriv, createHash } from 'node:crypto'
import { PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib'
import { entriesOf, keyWithoutPassword } from './pdf-keys.ts'
import { rc4 } from './rc4.ts'

/** The bytes of the numbered object as they were before they were encrypted. */
export type Decryption = {
  readonly text: (bytes: Uint8Array, of: PDFRef) => Uint8Array
  readonly stream: (bytes: Uint8Array, of: PDFRef) => Uint8Array
}

/**
 * Opens what the standard's own ways protect, as every reader does before it asks for a password.
 *
 * @returns undefined where a password is needed, or where it is protected in another way or in one that readers understand differently
 */
export function openWithoutPassword(protection: PDFDict, fileId: Uint8Array): Decryption | undefined {
  const entries = entriesOf(protection)
  const isStandard = protection.get(PDFName.of('Filter')) === PDFName.of('Standard')
  const cipher = isStandard
    ? cipherOf(protection, `V${entries.number('V')} R${entries.number('R')}`)
    : undefined
  const key = cipher && keyWithoutPassword(entries, fileId)
  if (cipher === undefined || key === undefined) return undefined
  const { keyOf, decrypt, isWhole } = cipher
  return {
    // A text of half a block never was encrypted: it is judged as it stands, as some readers show it.
    text: (bytes, of) => (isWhole(bytes) ? decrypt(keyOf(of, key), bytes) : bytes),
    stream: (bytes, of) => decrypt(keyOf(of, key), bytes),
  }
}

type Cipher = {
  readonly keyOf: (object: PDFRef, key: Buffer) => Buffer
  readonly decrypt: (key: Buffer, bytes: Uint8Array) => Uint8Array
  /** Whether it can have come to bytes of that length. */
  readonly isWhole: (bytes: Uint8Array) => boolean
}

const oldest: Cipher = { keyOf: (object, key) => keyOfObject(object, key), decrypt: rc4, isWhole: () => true }
const aes = { decrypt: decryptAes, isWhole: ({ length }: Uint8Array) => length >= 32 && length % 16 === 0 }

function cipherOf(protection: PDFDict, way: string): Cipher | undefined {
  const method = methodOf(protection)
  if (['V1 R2', 'V1 R3', 'V2 R2', 'V2 R3'].includes(way) || (way === 'V4 R4' && method === 'V2'))
    return oldest
  if (way === 'V4 R4' && method === 'AESV2')
    return { ...aes, keyOf: (object, key) => keyOfObject(object, key, 'sAlT') }
  if (['V5 R5', 'V5 R6'].includes(way) && method === 'AESV3') return { ...aes, keyOf: (_object, key) => key }
  return undefined
}

/** The same for texts and streams: no program tells them apart, and readers do not do it alike. */
function methodOf(protection: PDFDict): string | undefined {
  const name = protection.get(PDFName.of('StmF'))
  const methods = protection.get(PDFName.of('CF'))
  if (!(name instanceof PDFName) || name !== protection.get(PDFName.of('StrF'))) return undefined
  const filter = methods instanceof PDFDict ? methods.get(name) : undefined
  const method = filter instanceof PDFDict ? filter.get(PDFName.of('CFM')) : undefined
  return method instanceof PDFName ? method.decodeText() : undefined
}

function keyOfObject({ objectNumber, generationNumber }: PDFRef, key: Buffer, salt = ''): Buffer {
  const number = Buffer.alloc(5)
  number.writeUIntLE(objectNumber % 2 ** 24, 0, 3)
  number.writeUIntLE(generationNumber % 2 ** 16, 3, 2)
  const hash = createHash('md5').update(key).update(number).update(salt, 'latin1').digest()
  return hash.subarray(0, Math.min(key.length + 5, 16))
}

function decryptAes(key: Buffer, bytes: Uint8Array): Uint8Array {
  // Where a stream's length stands elsewhere, the end of its last line comes along.
  const end = bytes.length - (bytes.length % 16)
  if (end < 32) return new Uint8Array()
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16))
  const plain = cipher.setAutoPadding(false).update(bytes.subarray(16, end))
  const padding = plain.at(-1) ?? 0
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain
}
