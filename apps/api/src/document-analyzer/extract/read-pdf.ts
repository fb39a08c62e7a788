import { getDocumentProxy } from 'unpdf'
import { picturesOfPage } from './pictures-of-page.ts'
import type { ReadPages } from './read-pages.ts'
import { openRecogniser } from './recognise-letters.ts'
import { writePixmap } from './write-pixmap.ts'

const mostPages = 200
/** Recognising letters takes seconds a page. */
const mostScannedPages = 5
/** Fewer letters on a page are a stamp or a page number, not its text. */
const fewestLetters = 20

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** The text of each page. Where no page has any, the pictures on the first pages are read. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPages> {
  // A copy: pdf.js takes the bytes for itself. No font is fetched.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false })
  const count = Math.min(pdf.numPages, mostPages)
  const pages: string[] = []
  for (let number = 1; number <= count; number++) pages.push(await textOfPage(pdf, number))
  if (pages.some((page) => page.replace(/\s/g, '').length >= fewestLetters)) {
    return { pages, method: 'pdf', isCut: pdf.numPages > count }
  }
  const scanned = await readScans(pdf, Math.min(count, mostScannedPages))
  // A few letters are the text after all where no picture has more.
  if (scanned.every((page) => page.trim() === ''))
    return { pages, method: 'pdf', isCut: pdf.numPages > count }
  return { pages: scanned, method: 'ocr', isCut: pdf.numPages > scanned.length }
}

async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  page.cleanup()
  return text
}

async function readScans(pdf: Pdf, count: number): Promise<readonly string[]> {
  const recogniser = await openRecogniser()
  try {
    const pages: string[] = []
    for (let number = 1; number <= count; number++) {
      const images = await picturesOfPage(pdf, number)
      const largest = images.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
      pages.push(largest ? await recogniser.read(writePixmap(largest)) : '')
    }
    return pages
  } finally {
    await recogniser.close()
  }
}
