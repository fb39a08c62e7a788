import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { hasTestSignature } from './eicar.ts'
import { mainTypeOf } from './office-types.ts'
import { examineXml, holdsXml } from './office-xml.ts'
import { type Refusal, Refused } from './verdict.ts'
import { isSymbolicLink, isWholeArchive } from './zip-layout.ts'

/** Bounds of what an archive may hold, together with the archives in it. */
const entryLimit = 5_000
const unpackedLimit = 256 * 1024 * 1024
/** Text packs well, but not like this. Small files may. */
const ratioLimit = 150
const ratioMatters = 8 * 1024 * 1024

const macroNames =
  /(^|\/)(vbaProject|vbaData|vbaProjectSignature)[^/]*$|(^|\/)(macrosheets|activeX|customUI)\//i
const programNames =
  /\.(exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|jar|lnk|msi|html?|svgz?|docm|xlsm|pptm|bin)$/i
const documentNames = /(^|\/)embeddings\/[^/]+\.(docx|xlsx|pptx)$/i
/** AppDependencies of Office's own whose names end like programs. */
const harmlessParts = /(^|\/)printerSettings\/[^/]+\.bin$/i
/** How Excel on a Mac writes them. With that root it is no part of a workbook. */
const printerList = /^(<\?xml[^>]*\?>)?\s*(<!DOCTYPE plist PUBLIC "[^"]*" "[^"]*">)?\s*<plist[\s>]/
/** What such a file is made of besides its XML; `.bin` is let through by its name alone. */
const allowedParts =
  /(^|\/)_rels\/[^/]*\.rels$|\.(xml|rels|vml|png|jpe?g|jfif|gif|bmp|tiff?|wmf|emf|wdp|odttf|fntdata|mp3|mp4|m4a|m4v|mov|wav)$/i

type Budget = { entries: number; bytes: number }

export type OfficeVerdict = { readonly fileType: string } | { readonly refusal: Refusal }

/** Looks at every part of a Word, Excel or PowerPoint file, unpacked within bounds. Any other archive is refused. */
export async function examineOffice(bytes: Buffer): Promise<OfficeVerdict> {
  try {
    return { fileType: await examineArchive(bytes, { entries: 0, bytes: 0 }, 0) }
  } catch (error) {
    // yauzl's own errors are about archives that are not whole.
    return { refusal: error instanceof Refused ? error.refusal : 'broken' }
  }
}

async function examineArchive(bytes: Buffer, budget: Budget, depth: number): Promise<string> {
  requirePlainEnd(bytes)
  const archive = await fromBufferPromise(bytes, { strictFileNames: true })
  if (archive.entryCount > entryLimit) throw new Refused('bomb')
  const seen = new Set<string>()
  let packed = 0
  let contentTypes: Buffer | undefined
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry
    entries.push(entry)
    budget.entries += 1
    budget.bytes += uncompressedSize
    packed += compressedSize
    if (budget.entries > entryLimit || budget.bytes > unpackedLimit) throw new Refused('bomb')
    if (uncompressedSize > ratioMatters && uncompressedSize > ratioLimit * Math.max(1, compressedSize)) {
      throw new Refused('bomb')
    }
    // Entries that share their bytes are how a small archive claims to be a huge one.
    if (packed > bytes.length) throw new Refused('bomb')
    if (isSymbolicLink(entry)) throw new Refused('polyglot')
    if (entry.isEncrypted()) throw new Refused('encrypted')
    if (seen.has(fileName.toLowerCase())) throw new Refused('polyglot')
    seen.add(fileName.toLowerCase())
    if (fileName.endsWith('/')) continue
    if (macroNames.test(fileName)) throw new Refused('macros')
    if (programNames.test(fileName) && !harmlessParts.test(fileName)) throw new Refused('embedded')
    const content = await readEntry(archive, entry)
    if (fileName === '[Content_Types].xml') contentTypes = content
    if (documentNames.test(fileName)) {
      if (depth > 0) throw new Refused('embedded')
      await examineArchive(content, budget, depth + 1)
    } else {
      examinePart(fileName, content)
    }
  }
  if (budget.bytes > ratioMatters && budget.bytes > ratioLimit * bytes.length) throw new Refused('bomb')
  const type = mainTypeOf(contentTypes, seen)
  if (!isWholeArchive(bytes, entries)) throw new Refused('polyglot')
  // Asked last: of an archive that is none of Office's there is something better to say.
  for (const name of seen) if (!isAllowedPart(name)) throw new Refused('embedded')
  return type
}

function isAllowedPart(name: string): boolean {
  return [/\/$/, allowedParts, harmlessParts, documentNames].some((allowed) => allowed.test(name))
}

/** Nothing after the archive's end record: a comment, or whatever was hung on. */
function requirePlainEnd(bytes: Buffer): void {
  const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (at === -1 || at + 22 > bytes.length) throw new Refused('broken')
  if (at + 22 !== bytes.length) throw new Refused('polyglot')
}

async function readEntry(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  let checksum = 0
  // yauzl stops where more comes than the entry says.
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    checksum = crc32(chunk as Buffer, checksum)
    chunks.push(chunk as Buffer)
  }
  if (checksum !== entry.crc32) throw new Refused('broken')
  const content = Buffer.concat(chunks)
  if (hasTestSignature(content)) throw new Refused('infected')
  return content
}

function examinePart(fileName: string, content: Buffer): void {
  const isSettings = harmlessParts.test(fileName) && printerList.test(content.toString('latin1', 0, 1024))
  if (/\.(xml|rels|vml)$/i.test(fileName) || (holdsXml(content) && !isSettings)) {
    const refusal = examineXml(content, { isVml: /\.vml$/i.test(fileName) })
    if (refusal !== undefined) throw new Refused(refusal)
  } else if (
    content.subarray(0, 2).toString('latin1') === 'MZ' ||
    content.subarray(0, 5).toString() === '%PDF-'
  ) {
    throw new Refused('embedded')
  }
}
