import { PDFArray, type PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { unpackStream } from './pdf-filters.ts'
import type { PdfParts } from './pdf-reader.ts'
import { type Definitions, namesAt, numberAt, parametersOf, valuesAt } from './pdf-values.ts'

/** Blanks and comments, which may stand anywhere. */
const gap = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])'
const objectStart = new RegExp(`${gap}*[+-]?[\\d.]+${gap}+[+-]?[\\d.]+${gap}*obj${gap}*`, 'y')
const tableStart = new RegExp(`${gap}*xref(?![\\w])`, 'y')
const blanks = new RegExp(`${gap}*`, 'y')
const row = new RegExp(`(\\d+)${gap}+\\d+(?:${gap}*([nf]))?${gap}*`, 'y')
const trailerStart = new RegExp(`trailer${gap}*`, 'y')
const anyTable = /(?<!start)xref(?=[\0\t\n\f\r %])/g
const anyStart = /startxref[\0\t\n\f\r ]*(\d+)/g

/**
 * Whether every table leads only to objects that were read. A reader goes by the tables: one that leads into a stream or a comment would
 * show it what nobody has looked at.
 */
export function tablesLeadAstray(bytes: Buffer, parts: PdfParts): boolean {
  const text = bytes.toString('latin1')
  const isUnread = (at: number) => {
    objectStart.lastIndex = at
    return objectStart.test(text) && !parts.bodies.has(objectStart.lastIndex)
  }
  if ([...listPointers(text, parts)].some(isUnread)) return true
  for (const { index } of text.matchAll(anyTable)) {
    const { offsets, trailer } = readTable(text, index)
    if (offsets.some(isUnread)) return true
    if (trailer !== undefined && !parts.bodies.has(trailer)) return true
  }
  for (const object of [...parts.definitions.values()].flat()) {
    // Readers that are led to a table do not ask for its /Type.
    if (!(object instanceof PDFRawStream) || !object.dict.has(PDFName.of('W'))) continue
    if (readPackedTable(object, parts)?.some(isUnread) ?? true) return true
  }
  return false
}

/** Where a file says that a table begins. */
function* listPointers(text: string, { dictionaries, definitions }: PdfParts): Generator<number> {
  for (const [, offset] of text.matchAll(anyStart)) yield Number(offset)
  for (const dictionary of dictionaries) {
    for (const key of ['Prev', 'XRefStm']) {
      const at = dictionary.has(PDFName.of(key)) ? numberAt(dictionary, key, definitions) : 0
      if (at > 0) yield at
    }
  }
}

function readTable(text: string, at: number): { offsets: number[]; trailer: number | undefined } {
  tableStart.lastIndex = at
  tableStart.test(text)
  row.lastIndex = skip(text, tableStart.lastIndex)
  const offsets: number[] = []
  let end = row.lastIndex
  for (let match = row.exec(text); match !== null; match = row.exec(text)) {
    end = row.lastIndex
    if (match[2] === 'n') offsets.push(Number(match[1]))
  }
  trailerStart.lastIndex = end
  return { offsets, trailer: trailerStart.test(text) ? trailerStart.lastIndex : undefined }
}

function skip(text: string, at: number): number {
  blanks.lastIndex = at
  blanks.test(text)
  return blanks.lastIndex
}

/** The offsets in a table that is a stream; undefined where it is written as no program writes one. */
function readPackedTable({ dict, contents }: PDFRawStream, { definitions }: PdfParts): number[] | undefined {
  const widths = valuesAt(dict, 'W', definitions)
    .flatMap((value) => (value instanceof PDFArray ? value.asArray() : []))
    .map((each) => (each instanceof PDFNumber ? each.asNumber() : 0))
  const [kindWidth = 0, offsetWidth = 0, lastWidth = 0] = widths
  const size = kindWidth + offsetWidth + lastWidth
  const unpacked = unpackStream(Buffer.from(contents), namesAt(dict, 'Filter', definitions))
  const rows = typeof unpacked === 'object' ? undoPredictor(unpacked, dict, definitions) : undefined
  if (widths.length !== 3 || size <= 0 || rows === undefined) return undefined
  const offsets: number[] = []
  for (let at = 0; at + size <= rows.length; at += size) {
    if (kindWidth > 0 && rows[at + kindWidth - 1] !== 1) continue
    let offset = 0
    for (const byte of rows.subarray(at + kindWidth, at + kindWidth + offsetWidth))
      offset = offset * 256 + byte
    offsets.push(offset)
  }
  return offsets
}

/** Tables are mostly written as the difference of each row to the one above (predictor 12), as PNG does it. */
function undoPredictor(bytes: Buffer, dictionary: PDFDict, definitions: Definitions): Buffer | undefined {
  const parameters = parametersOf(dictionary, definitions)
  const largest = (key: string) => Math.max(0, ...parameters.map((each) => numberAt(each, key, definitions)))
  const predictor = largest('Predictor')
  if (predictor <= 1) return bytes
  if (predictor < 10 || largest('Colors') > 1 || ![0, 8].includes(largest('BitsPerComponent')))
    return undefined
  const columns = Math.max(1, largest('Columns'))
  const rows = Buffer.alloc(Math.floor(bytes.length / (columns + 1)) * columns)
  for (let from = 0, to = 0; to < rows.length; from += columns + 1, to += columns) {
    const kind = bytes[from]
    if (kind !== 0 && kind !== 2) return undefined
    for (let column = 0; column < columns; column++) {
      const above = kind === 2 && to > 0 ? (rows[to - columns + column] ?? 0) : 0
      rows[to + column] = (bytes[from + 1 + column] ?? 0) + above
    }
  }
  return rows
}
