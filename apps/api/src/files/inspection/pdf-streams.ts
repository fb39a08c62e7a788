import { type PDFDict, PDFName, type PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { partLimit, unpackStream } from './pdf-filters.ts'
import { type Definitions, namesAt, numberAt, parametersOf } from './pdf-values.ts'
import type { Refusal } from './verdict.ts'

/** All parts of a file together. */
const wholeLimit = 1024 * 1024 * 1024
const none: Definitions = new Map()
/** Colours of one number. */
const greys = new Set(['DeviceGray', 'CalGray', 'Indexed', 'Separation'])

/** Whether a stream holds objects: readers that look for one in it go by these, whatever its `/Type` says. */
const holdsObjects = ({ dict }: PDFRawStream) => ['N', 'First'].every((key) => dict.has(PDFName.of(key)))

/** Looks at a stream of objects before the parser unpacks it; what it refers to may stand behind it, and is not known yet. */
export function judgePackedObjects(stream: PDFRawStream): Refusal | undefined {
  const { dict, contents } = stream
  if (!holdsObjects(stream)) return undefined
  const filters = namesAt(dict, 'Filter', none)
  const isReferred = ['Filter', 'DecodeParms', 'DP'].some(
    (key) => dict.get(PDFName.of(key)) instanceof PDFRef,
  )
  // The parser reads such a stream under its plain name only, and without a predictor. No program packs one otherwise.
  const isPlain = namesAt(dict, 'Type', none)[0] === 'ObjStm' && !isReferred
  const isPacked = filters.some((filter) => filter !== 'FlateDecode')
  const isPredicted = parametersOf(dict, none).some((each) => each.has(PDFName.of('Predictor')))
  if (!isPlain || isPacked || isPredicted) return 'scripted'
  return filters.length > 1 || unpackStream(Buffer.from(contents), filters) === 'bomb' ? 'bomb' : undefined
}

/** Adds up what the streams of a file unpack to. */
export class StreamMeter {
  readonly #definitions: Definitions
  #total = 0

  constructor(definitions: Definitions) {
    this.#definitions = definitions
  }

  add({ dict, contents }: PDFRawStream): Refusal | undefined {
    const filters = namesAt(dict, 'Filter', this.#definitions)
    // Once is as small as it gets: what is packed twice unpacks to a thousand times a thousand times as much.
    if (filters.filter((filter) => /^Fl(ateDecode)?$/.test(filter)).length > 1) return 'bomb'
    const unpacked = filters.length === 0 ? undefined : unpackStream(Buffer.from(contents), filters)
    if (unpacked === 'bomb' || this.#sizeAsShown(dict) > partLimit) return 'bomb'
    this.#total += unpacked?.length ?? 0
    return this.#total > wholeLimit ? 'bomb' : undefined
  }

  /** The bytes that a reader sets aside for a picture, or for a row of what is packed. */
  #sizeAsShown(dictionary: PDFDict): number {
    const number = (each: PDFDict, key: string, otherwise: number) =>
      numberAt(each, key, this.#definitions) || otherwise
    const isGrey = namesAt(dictionary, 'ColorSpace', this.#definitions).some((name) => greys.has(name))
    const isMask = dictionary.has(PDFName.of('ImageMask'))
    const pixels = number(dictionary, 'Width', 0) * number(dictionary, 'Height', 0)
    const picture =
      pixels * (isGrey || isMask ? 1 : 3) * number(dictionary, 'BitsPerComponent', isMask ? 1 : 8)
    const rows = parametersOf(dictionary, this.#definitions).map(
      (each) => number(each, 'Columns', 1) * number(each, 'Colors', 1) * number(each, 'BitsPerComponent', 8),
    )
    return Math.max(picture, ...rows) / 8
  }
}
