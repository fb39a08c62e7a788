import mammoth from 'mammoth'
import { readMargins } from './read-docx-margins.ts'
import type { ReadPages } from './read-pages.ts'

/** The paragraphs of a Word document, with what stands above and below them. It has no pages until it is printed. */
export async function readDocx(bytes: Uint8Array): Promise<ReadPages> {
  const buffer = Buffer.from(bytes)
  const { value } = await mammoth.extractRawText({ buffer })
  const { above, below } = await readMargins(buffer)
  // A paragraph ends in an empty line there; half as many breaks read as the document looks.
  const text = value.replaceAll('\n\n', '\n').trimEnd()
  return { pages: [[above, text, below].filter(Boolean).join('\n')], method: 'docx', isCut: false }
}
