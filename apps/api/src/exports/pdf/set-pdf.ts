import { formatDate, productName } from '@suv/domain'
import pdfmake from 'pdfmake'
import type { Content, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { mapTexts, type SetText, textsOf } from './map-texts.ts'
import { loadOtherFonts, type OtherFonts } from './other-fonts.ts'
import { plainText } from './plain-text.ts'
import { roboto } from './roboto.ts'
import { otherClusters, replacement, setRuns } from './set-runs.ts'

const ink = '#16211C'
const quiet = '#4A554F'
const spruce = '#1F5B4A'

// What a member typed may name a file or an address: nothing but our own fonts is ever opened.
const fontFiles = new Set(Object.values(roboto))
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

const headingStyles: ReadonlySet<unknown> = new Set<keyof typeof styles>(['heading', 'subheading'])

export type PdfStyle = keyof typeof styles

/** Plain data, which goes to the worker: what is a function in a definition of pdfmake is added here. */
export type PdfDocument = {
  /** Of the document's properties and the running head. */
  readonly title: string
  /** Named in the document's properties. */
  readonly author?: string
  /** ISO date or instant that stands on every page. */
  readonly createdAt: string
  /** Whether the member can have the same as a Word document, which shows what no font here can. */
  readonly hasWordVersion?: boolean
  /** Whether the document is the member's own work: it then carries nothing of ours but the numbers of its pages. */
  readonly isMembersOwn?: boolean
  /** At the foot of each page of the member's own work, where they asked for it. */
  readonly footer?: string
  readonly content: Content[]
}

/** In a cell of a table and elsewhere, in characters; a line that pdfmake cannot break has to fit. */
const longestLine = { inTable: 22, elsewhere: 40 }

/**
 * Sets a document on Letter pages with our running head and page numbers. Styles are those of `PdfStyle`; a `toc` content
 * node lists the headings that carry `tocItem`. Characters that no font here has appear as a question mark in a box, and the
 * document says so.
 */
export async function setPdf({
  title,
  author,
  createdAt,
  hasWordVersion = false,
  isMembersOwn = false,
  footer = '',
  content,
}: PdfDocument): Promise<Buffer> {
  const others = otherClusters([title, ...textsOf(content)].map(plainText))
  const { fonts, fontOf } = await loadOtherFonts(others)
  const isShown = (cluster: string) => fontOf.has(cluster) || !others.has(cluster)
  const set: SetText = (text, { inTable }) =>
    setRuns(plainText(text), {
      fontOf: (cluster) => fontOf.get(cluster),
      isShown,
      longestLine: inTable ? longestLine.inTable : longestLine.elsewhere,
    })
  const notice = `This document contains characters its font cannot show (${replacement})${hasWordVersion ? '; the Word version shows them' : ''}.`
  const definition: TDocumentDefinitions = {
    pageSize: 'LETTER',
    pageMargins: [54, 64, 54, 60],
    info: {
      title,
      // Else the time at which it was set, with which the same document never has the same bytes twice.
      creationDate: new Date(createdAt),
      ...(isMembersOwn ? {} : { creator: productName }),
      ...(author === undefined ? {} : { author }),
    },
    language: 'en-CA',
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25, color: ink },
    styles: { ...styles },
    header: (page) =>
      page === 1
        ? null
        : {
            text: [set(title, { inTable: false })].flat(),
            style: 'small',
            margin: [54, 30, 54, 0],
            noWrap: true,
          },
    footer: (page, pages) => ({
      margin: [54, 20, 54, 0],
      columns: [
        {
          text: isMembersOwn
            ? footer
            : `${productName} · ${formatDate(createdAt)} · Information, not legal advice`,
          style: 'small',
        },
        { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right', width: 80 },
      ],
    }),
    // A heading that would stand alone at the foot of a page begins the next one.
    pageBreakBefore: ({ style }, container) =>
      headingStyles.has(style) && container.getFollowingNodesOnPage().length === 0,
    content: [
      ...(others.size > fontOf.size ? [{ text: notice, style: 'small' }] : []),
      ...content.map((node) => mapTexts(node, set)),
    ],
  }
  provideFonts(fonts)
  return pdfmake.createPdf(definition).getBuffer()
}

/** pdfmake takes fonts by their file, for which it has files in the memory; its types do not tell of them. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
}

function provideFonts(others: OtherFonts['fonts']): void {
  const faces = Object.entries(others).map(([name, { normal, bold }]) => {
    const [plainFile, boldFile] = [`${name}.ttf`, `${name}-bold.ttf`]
    virtualfs.writeFileSync(plainFile, normal)
    virtualfs.writeFileSync(boldFile, bold)
    // None of these scripts slants its letters.
    return [name, { normal: plainFile, bold: boldFile, italics: plainFile, bolditalics: boldFile }] as const
  })
  pdfmake.setFonts({ Roboto: roboto, ...Object.fromEntries(faces) })
}
