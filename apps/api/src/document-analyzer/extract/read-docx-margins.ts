import { SaxesParser } from 'saxes'
import { fromBufferPromise } from 'yauzl'

/** What stands around a Word document's text, in the order in which it is read on paper. */
export type Margins = { readonly above: string; readonly below: string }

const parts = /^word\/(header|footer|footnotes|endnotes|comments)\d*\.xml$/
const above = new Set(['header'])
/** Each has one for first, even and odd pages of every section; more than these are no letter's. */
const mostParts = 60
/** Unpacked. A longer one is left out: no header is, and a document with such notes is read by its text. */
const mostBytes = 4 * 1024 * 1024

/** Headers, footers, notes and comments, each once however many sections repeat it. */
export async function readMargins(bytes: Buffer): Promise<Margins> {
  const archive = await fromBufferPromise(bytes)
  const found = { above: new Set<string>(), below: new Set<string>() }
  let count = 0
  for await (const entry of archive.eachEntry()) {
    const kind = parts.exec(entry.fileName)?.[1]
    if (kind === undefined || entry.uncompressedSize > mostBytes || ++count > mostParts) continue
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    const text = textOf(new TextDecoder().decode(Buffer.concat(chunks)))
    if (text !== '') found[above.has(kind) ? 'above' : 'below'].add(text)
  }
  return { above: [...found.above].join('\n'), below: [...found.below].join('\n') }
}

/** The words of a part, a line for each paragraph. Of what was struck out nothing. */
function textOf(xml: string): string {
  let text = ''
  let isText = false
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {})
  parser.on('opentag', ({ local }) => {
    isText = local === 't'
    if (local === 'tab') text += '\t'
    if (local === 'br') text += '\n'
  })
  parser.on('text', (words) => {
    if (isText) text += words
  })
  parser.on('closetag', ({ local }) => {
    isText = false
    if (local === 'p') text += '\n'
  })
  parser.write(xml).close()
  return text.replaceAll(/\n{2,}/g, '\n').trim()
}
