import {
  type PDFContext,
  type PDFDict,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { Refused } from './verdict.ts'

/** What a PDF holds for any reader, by whichever of its tables and revisions that one goes. */
export type PdfParts = {
  readonly context: PDFContext
  /** All that a number was ever given to: of two objects with one number each reader takes the one that it finds. */
  readonly definitions: ReadonlyMap<PDFRef, readonly PDFObject[]>
  /** Every dictionary outside packed objects, those of trailers among them. */
  readonly dictionaries: readonly PDFDict[]
  /** Where the objects, and the dictionaries, begin that were read. */
  readonly bodies: ReadonlySet<number>
}

/** Both may throw `Refused`: the rest is not read then. */
export type ReadingRules = {
  /** What is kept instead of an object that stands by itself. */
  readonly change?: ((object: PDFObject, ref: PDFRef) => PDFObject) | undefined
  /** Looks at each stream before it is unpacked. */
  readonly judge?: (stream: PDFRawStream) => void
}

/** Reads a PDF from its first byte to its last, as a reader does that mends a broken file, and keeps all that it meets. */
export async function readPdfParts(bytes: Uint8Array, rules: ReadingRules): Promise<PdfParts> {
  return new PartsParser(bytes, rules).read()
}

class PartsParser extends PDFParser {
  readonly #definitions = new Map<PDFRef, PDFObject[]>()
  readonly #dictionaries: PDFDict[] = []
  readonly #bodies = new Set<number>()
  readonly #file: Buffer
  readonly #rules: ReadingRules
  #refused: Refused | undefined
  #depth = 0

  constructor(bytes: Uint8Array, rules: ReadingRules) {
    super(bytes, Infinity, true)
    this.#file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#rules = rules
    const { context } = this
    const assign = context.assign.bind(context)
    context.assign = (ref, object) => {
      const all = this.#definitions.get(ref)
      if (all === undefined) this.#definitions.set(ref, [object])
      else all.push(object)
      assign(ref, object)
    }
  }

  async read(): Promise<PdfParts> {
    try {
      const context = await this.parseDocument()
      return {
        context,
        definitions: this.#definitions,
        dictionaries: this.#dictionaries,
        bodies: this.#bodies,
      }
    } catch (error) {
      // The library takes it for a mistake in the file, and throws one of its own.
      throw this.#refused ?? error
    }
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const standsAlone = this.#depth === 0
    if (standsAlone) this.#bodies.add(this.bytes.offset())
    this.#depth += 1
    try {
      const parsed = super.parseObject(ref)
      const { change, judge } = this.#rules
      const object = standsAlone && ref !== undefined ? (change?.(parsed, ref) ?? parsed) : parsed
      if (object instanceof PDFRawStream) judge?.(object)
      return object
    } catch (error) {
      if (error instanceof Refused) this.#refused ??= error
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    if (this.#depth === 0) this.#bodies.add(this.bytes.offset())
    const dictionary = super.parseDict(ref)
    this.#dictionaries.push(dictionary)
    return dictionary
  }

  /** The first one ends it. To look for pairs, as the library does, would swallow objects after a stream that speaks of streams. */
  protected override findEndOfStreamFallback(): number {
    const end = this.#file.indexOf('endstream', this.bytes.offset(), 'latin1')
    if (end === -1) throw new Refused('broken')
    this.bytes.moveTo(end + 'endstream'.length)
    return end
  }
}
