import { inflateSync } from 'node:zlib'
import { endsAsArchive, hasForeignMarkup } from './foreign.ts'
import type { Refusal } from './refusals.ts'

/** What one compressed part, and all of them together, may unpack to. */
const partLimit = 256 * 1024 * 1024
const wholeLimit = 1024 * 1024 * 1024

/** Actions and parts with which a PDF does something by itself or carries what nobody sees. */
const scripted = /\/(JavaScript|RichMedia|Launch|ImportData|SubmitForm)(?![\w-])/
const embedded = /\/(EmbeddedFiles?|GoToE)(?![\w-])/
/** Too short to be looked for in compressed data, where they come up by chance. */
const scriptedShort = /\/(JS\s*[(<\d]|XFA\s*[[<\d]|AA\s*<<[^>]*\/JS)/

type Part = {
  /** What stands before the part's bytes and describes them. */
  readonly dictionary: string
  readonly bytes: Buffer
}

/** Looks at a PDF without showing it: its skeleton, and every compressed part that can hold more of the skeleton. */
export function examinePdf(bytes: Buffer): Refusal | undefined {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text.slice(0, 9))) return 'broken'
  const end = text.lastIndexOf('%%EOF')
  if (end === -1 || !endsWhereItSays(text)) return 'broken'
  const rest = text.slice(end + '%%EOF'.length).replaceAll(/[\s\0]/g, '')
  if (rest.length > 1024 || endsAsArchive(bytes) || hasForeignMarkup(bytes)) return 'polyglot'

  const raw = withPlainNames(text)
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(raw)) return 'encrypted'
  const unpacked: string[] = []
  const refusal = unpackParts(listParts(text, bytes), unpacked)
  if (refusal !== undefined) return refusal

  const skeleton = `${raw.replaceAll(/stream\r?\n[\s\S]*?endstream/g, ' ')}\n${unpacked.join('\n')}`
  if (scripted.test(raw) || scripted.test(skeleton) || scriptedShort.test(skeleton)) return 'scripted'
  if (embedded.test(raw) || embedded.test(skeleton)) return 'embedded'
  return /\/Page(?![\w-])/.test(skeleton) ? undefined : 'broken'
}

/** The last `startxref` must lead to a table or an object: a file that was cut, or lost a piece, leads nowhere. */
function endsWhereItSays(text: string): boolean {
  const at = text.lastIndexOf('startxref')
  const [, offset] = /^startxref\s+(\d+)/.exec(text.slice(at, at + 40)) ?? []
  if (at === -1 || offset === undefined) return false
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(text.slice(Number(offset), Number(offset) + 60))
}

/** Names may be written with #xx for any character: /J#61vaScript is /JavaScript. */
function withPlainNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function* listParts(text: string, bytes: Buffer): Generator<Part> {
  const start = /stream\r?\n/g
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    if (text.startsWith('end', match.index - 3)) continue
    const from = match.index + match[0].length
    const to = text.indexOf('endstream', from)
    if (to === -1) return
    const before = text.slice(Math.max(0, match.index - 2048), match.index)
    const object = before.lastIndexOf(' obj')
    yield { dictionary: withPlainNames(before.slice(object + 1)), bytes: bytes.subarray(from, to) }
    start.lastIndex = to
  }
}

/** Unpacks every part within bounds, and collects the ones that hold objects. */
function unpackParts(parts: Iterable<Part>, objects: string[]): Refusal | undefined {
  let total = 0
  for (const { dictionary, bytes } of parts) {
    const holdsObjects = /\/ObjStm(?![\w-])/.test(dictionary)
    const filters =
      dictionary.match(
        /\/(FlateDecode|Fl|LZWDecode|LZW|ASCIIHexDecode|AHx|ASCII85Decode|A85|RunLengthDecode|RL|Crypt)(?![\w-])/g,
      ) ?? []
    const flates = filters.filter((filter) => filter === '/FlateDecode' || filter === '/Fl').length
    if (flates > 1) return 'bomb'
    // Objects behind any other coding cannot be looked at here, and no program writes them so.
    if (holdsObjects && (filters.length > flates || /\/(Predictor|F)(?![\w-])/.test(dictionary)))
      return 'scripted'
    if (flates === 0) {
      if (holdsObjects) objects.push(withPlainNames(bytes.toString('latin1')))
      continue
    }
    if (filters.length > 1) continue
    const unpacked = inflate(bytes)
    if (unpacked === 'bomb') return 'bomb'
    if (unpacked === undefined && holdsObjects) return 'broken'
    total += unpacked?.length ?? 0
    if (total > wholeLimit) return 'bomb'
    if (holdsObjects && unpacked !== undefined) objects.push(withPlainNames(unpacked.toString('latin1')))
  }
  return undefined
}

function inflate(bytes: Buffer): Buffer | 'bomb' | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: partLimit })
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
      ? 'bomb'
      : undefined
  }
}
