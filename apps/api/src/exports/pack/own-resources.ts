import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFPageLeaf,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** Where pictures and fonts lie, by the names that a page's content calls them. */
const large = ['XObject', 'Font']

/**
 * Some programs give every page the list of all pictures of the document. Each page gets its own list, of what its content
 * names, so that a page of a scan does not bring all the others along. Where the content cannot be read, the list stays.
 */
export function ownResources(pages: readonly PDFPageLeaf[]): void {
  for (const page of pages) {
    const list = page.Resources()
    const pictures = list?.lookup(PDFName.of('XObject'))
    if (list === undefined || !(pictures instanceof PDFDict) || pictures.keys().length < 2) continue
    const names = namesIn(page, list)
    if (names === undefined) continue
    const own = list.clone()
    for (const kind of large) {
      const all = list.lookup(PDFName.of(kind))
      if (!(all instanceof PDFDict)) continue
      const used = all.clone()
      for (const key of all.keys()) if (!names.has(key.decodeText())) used.delete(key)
      own.set(PDFName.of(kind), used)
    }
    page.set(PDFName.of('Resources'), own)
  }
}

/** The names in a page's content, and in drawings there that have no list of their own; undefined where one cannot be read. */
function namesIn(page: PDFPageLeaf, list: PDFDict): Set<string> | undefined {
  const names = new Set<string>()
  const contents = page.Contents()
  const waiting: unknown[] =
    contents instanceof PDFArray ? contents.asArray().map((each) => page.context.lookup(each)) : [contents]
  const seen = new Set<unknown>()
  const drawings = list.lookup(PDFName.of('XObject'))
  const fonts = list.lookup(PDFName.of('Font'))
  for (let stream = waiting.pop(); stream !== undefined; stream = waiting.pop()) {
    if (seen.has(stream)) continue
    seen.add(stream)
    const text = textOf(stream)
    if (text === undefined) return undefined
    for (const [, name = ''] of text.matchAll(/\/([^\s()<>[\]{}/%]+)/g)) {
      const plain = PDFName.of(name).decodeText()
      names.add(plain)
      const drawing = drawings instanceof PDFDict ? drawings.lookup(PDFName.of(name)) : undefined
      if (drawing instanceof PDFRawStream && borrows(drawing.dict, 'Form')) waiting.push(drawing)
      const font = fonts instanceof PDFDict ? fonts.lookup(PDFName.of(name)) : undefined
      // Its letters are drawings that may name anything.
      if (font instanceof PDFDict && borrows(font, 'Type3')) return undefined
    }
  }
  return names
}

function borrows(dictionary: PDFDict, subtype: string): boolean {
  return (
    dictionary.lookup(PDFName.of('Subtype')) === PDFName.of(subtype) &&
    !dictionary.has(PDFName.of('Resources'))
  )
}

function textOf(stream: unknown): string | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  } catch {
    return undefined
  }
}
