import {
  PDFContext,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPageLeaf,
  PDFWriter,
} from '@cantoo/pdf-lib'
import { groupPages, type PackRefusal } from '@suv/domain'
import { FormWithoutAppearanceError, freePages } from './free-pages.ts'
import { openScales } from './weigh.ts'

/** Bytes that a file has around its objects: header, catalog, page tree, and the lines of its table for each object. */
const frameBytes = 2_048

export type SplitPart = { readonly pages: readonly [first: number, last: number]; readonly bytes: Uint8Array }

export type Split =
  | { readonly ok: true; readonly pages: number; readonly parts: readonly SplitPart[] }
  | { readonly ok: false; readonly refusal: PackRefusal }

/**
 * A PDF in files of at most `limitBytes`, split between pages: no stream is decoded and written anew, and the same bytes give
 * the same files. One that fits is answered as it came.
 */
export async function splitPdf(bytes: Uint8Array, limitBytes: number): Promise<Split> {
  let source: PDFDocument
  let pages: PDFPageLeaf[]
  try {
    source = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
    pages = source.getPages().map(({ node }) => node)
  } catch {
    // What is encrypted often fails to be read before the parser knows why.
    const isEncrypted = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(Buffer.from(bytes).toString('latin1'))
    return refuse({ reason: isEncrypted ? 'encrypted' : 'damaged' })
  }
  const count = pages.length
  if (count === 0) return refuse({ reason: 'damaged' })
  if (bytes.length <= limitBytes) return { ok: true, pages: count, parts: [{ pages: [1, count], bytes }] }
  try {
    freePages(pages)
  } catch (error) {
    return refuse({ reason: error instanceof FormWithoutAppearanceError ? 'form' : 'damaged' })
  }
  const layers = source.catalog.get(PDFName.of('OCProperties'))
  const weigh = openScales(source.context)
  const base = frameBytes + (layers === undefined ? 0 : sum(weigh(layers).values()))
  const groups = groupPages(
    pages.map((page) => weigh(page)),
    { limit: limitBytes, base },
  )
  const parts: SplitPart[] = []
  // What was weighed errs on the safe side. Should it not, a file is halved.
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    const part = await write(
      source,
      group.flatMap((index) => pages[index] ?? []),
    )
    const [first = 0] = group
    if (part.length <= limitBytes) {
      parts.push({ pages: [first + 1, first + group.length], bytes: part })
    } else if (group.length === 1) {
      return refuse({ reason: 'page', page: first + 1, pages: count, bytes: part.length })
    } else {
      const half = group.length >> 1
      groups.unshift(group.slice(0, half), group.slice(half))
    }
  }
  return { ok: true, pages: count, parts }
}

/** Some pages of a document as a document of their own, with the layers that they may belong to. */
async function write(source: PDFDocument, pages: readonly PDFPageLeaf[]): Promise<Uint8Array> {
  const context = PDFContext.create()
  const copier = PDFObjectCopier.for(source.context, context)
  const tree = context.nextRef()
  const kids = pages.map((page) => {
    const copied = copier.copy(page)
    copied.set(PDFName.of('Parent'), tree)
    return context.register(copied)
  })
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }))
  const catalog = context.obj({ Type: 'Catalog', Pages: tree })
  for (const key of ['OCProperties', 'Lang'].map((name) => PDFName.of(name))) {
    const value = source.catalog.get(key)
    if (value !== undefined) catalog.set(key, copier.copy(value))
  }
  context.trailerInfo.Root = context.register(catalog)
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer()
}

function refuse(refusal: PackRefusal): Split {
  return { ok: false, refusal }
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
