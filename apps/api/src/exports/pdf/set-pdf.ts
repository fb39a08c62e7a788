import { fileURLToPath } from 'node:url'
import { formatDate, productName } from '@suv/domain'
import pdfmake from 'pdfmake'
import type { Content, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces.js'

const ink = '#16211C'
const quiet = '#4A554F'
const spruce = '#1F5B4A'

const roboto = {
  normal: fontFile('Regular'),
  bold: fontFile('Medium'),
  italics: fontFile('Italic'),
  bolditalics: fontFile('MediumItalic'),
}
const fontFiles = new Set(Object.values(roboto))
pdfmake.setFonts({ Roboto: roboto })
// What a member typed may name a file or an address: nothing but our own fonts is ever opened.
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))
pdfmake.setUrlAccessPolicy(() => false)

/** Named text styles that every document may use. */
const styles = {
  title: { fontSize: 24, bold: true, margin: [0, 0, 0, 8] },
  subtitle: { fontSize: 13, color: quiet, margin: [0, 0, 0, 16] },
  heading: { fontSize: 16, bold: true, color: spruce, margin: [0, 18, 0, 6] },
  subheading: { fontSize: 12, bold: true, margin: [0, 10, 0, 4] },
  quiet: { color: quiet },
  small: { fontSize: 8.5, color: quiet },
  tableHead: { bold: true, color: quiet, fontSize: 9 },
} as const satisfies StyleDictionary

export type PdfStyle = keyof typeof styles

/** Plain data, which goes from thread to thread: what is a function in a definition of pdfmake is added here. */
export type PdfDocument = {
  /** Of the document's properties and the running head. */
  readonly title: string
  /** Named in the document's properties. */
  readonly author?: string
  /** ISO date or instant that stands on every page. */
  readonly createdAt: string
  readonly content: Content[]
}

/**
 * Sets a document on Letter pages with our running head and page numbers. Styles are those of `PdfStyle`; a `toc` content
 * node lists the headings that carry `tocItem`. Characters that Roboto lacks appear as an empty box, never as an error.
 */
export function setPdf({ title, author, createdAt, content }: PdfDocument): Promise<Buffer> {
  const definition: TDocumentDefinitions = {
    pageSize: 'LETTER',
    pageMargins: [54, 64, 54, 60],
    info: { title, creator: productName, ...(author === undefined ? {} : { author }) },
    language: 'en-CA',
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25, color: ink },
    styles: { ...styles },
    header: (page) =>
      page === 1 ? null : { text: title, style: 'small', margin: [54, 30, 54, 0], noWrap: true },
    footer: (page, pages) => ({
      margin: [54, 20, 54, 0],
      columns: [
        { text: `${productName} · ${formatDate(createdAt)} · Information, not legal advice`, style: 'small' },
        { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right', width: 80 },
      ],
    }),
    content,
  }
  return pdfmake.createPdf(definition).getBuffer()
}

/** Path of a face of Roboto (Apache License 2.0), which comes with pdfmake. */
function fontFile(face: string): string {
  return fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`))
}
