import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { type Decryption, openWithoutPassword } from './pdf-ciphers.ts'
import { unpackStream } from './pdf-filters.ts'
import { entriesOf } from './pdf-keys.ts'
import { type PdfParts, readPdfParts } from './pdf-reader.ts'
import { isText, listAt, namesAt, resolve } from './pdf-values.ts'
import { Refused } from './verdict.ts'

/** What keeps a PDF from being changed or printed, and lets everybody read it. */
export type Protection = {
  /** Whether it is this one that a dictionary names as its own. */
  readonly isNamedBy: (dictionary: PDFDict) => boolean
  /** An object of the file as it was before it was protected. */
  readonly unlock: (object: PDFObject, ref: PDFRef) => PDFObject
}

const encrypt = PDFName.of('Encrypt')
const root = PDFName.of('Root')

/**
 * Opens a PDF that asks for no password when it is read, as banks and offices send them.
 *
 * @returns undefined where it is not protected
 * @throws Refused where it needs a password, or where readers could differ in how they open it
 */
export async function findProtection(bytes: Buffer): Promise<Protection | undefined> {
  if (!bytes.includes('/Encrypt')) return undefined
  const parts = await readPdfParts(bytes, {
    change: (object) => (object instanceof PDFStream ? object.dict : object),
  })
  const trailers = parts.dictionaries.filter((each) => each.has(encrypt) || each.has(root))
  if (!trailers.some((each) => each.has(encrypt))) return undefined
  const named = onlyOne(trailers.map((each) => each.get(encrypt)))
  const [protection, ...others] = resolve(named, parts.definitions)
  if (!(protection instanceof PDFDict) || others.length > 0) throw new Refused('encrypted')
  const decryption = openWithoutPassword(protection, fileIdOf(trailers, parts))
  if (decryption === undefined) throw new Refused('encrypted')
  const hasPlainMetadata = !entriesOf(protection).isSet('EncryptMetadata', true)
  return {
    isNamedBy: (dictionary) => String(dictionary.get(encrypt)) === String(named),
    unlock: (object, ref) =>
      ref === named || isLeftPlain(object, hasPlainMetadata) ? object : unlock(object, ref, decryption),
  }
}

/** Were there two, one reader would open the file by this one and another by that. */
function onlyOne(values: readonly (PDFObject | undefined)[]): PDFObject {
  const [first] = values
  if (first === undefined || values.some((each) => String(each) !== String(first)))
    throw new Refused('encrypted')
  return first
}

function fileIdOf(trailers: readonly PDFDict[], { definitions }: PdfParts): Uint8Array {
  if (trailers.every((each) => !each.has(PDFName.of('ID')))) return new Uint8Array()
  const id = onlyOne(trailers.map((each) => listAt(each, 'ID', definitions)[0]))
  return isText(id) ? id.asBytes() : new Uint8Array()
}

/** Tables are never protected, and what is said about a document sometimes is not. What only claims to be such is no table, and unpacks to nothing. */
function isLeftPlain(object: PDFObject, hasPlainMetadata: boolean): boolean {
  if (!(object instanceof PDFRawStream)) return false
  const { dict, contents } = object
  const names = (key: string) => namesAt(dict, key, new Map())
  if (names('Type').includes('XRef')) return dict.has(PDFName.of('W'))
  const isMetadata = names('Type').includes('Metadata')
  const filters = names('Filter')
  if (filters.includes('Crypt') && !isMetadata) throw new Refused('encrypted')
  const isPlain = isMetadata && (hasPlainMetadata || filters.includes('Crypt'))
  return isPlain && unpackStream(Buffer.from(contents), filters) !== undefined
}

/** Not recursive, as elsewhere. Texts become such that are written in digits: no letter of theirs is taken for a sign of the file then. */
function unlock(object: PDFObject, ref: PDFRef, { text, stream }: Decryption): PDFObject {
  const clear = (value: PDFObject) =>
    isText(value) ? PDFHexString.of(Buffer.from(text(value.asBytes(), ref)).toString('hex')) : value
  const waiting: PDFObject[] = [object instanceof PDFStream ? object.dict : object]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // A stream stands by itself; in a list or a dictionary it is no reader's.
    if (next instanceof PDFStream) throw new Refused('broken')
    if (next instanceof PDFArray) {
      for (const [index, value] of next.asArray().entries()) {
        next.set(index, clear(value))
        waiting.push(value)
      }
    }
    if (next instanceof PDFDict) {
      for (const [key, value] of next.entries()) {
        next.set(key, clear(value))
        waiting.push(value)
      }
    }
  }
  return object instanceof PDFRawStream
    ? PDFRawStream.of(object.dict, stream(object.contents, ref))
    : clear(object)
}
