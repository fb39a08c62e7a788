import mammoth from 'mammoth'
import type { ReadPages } from './read-pages.ts'

/** The paragraphs of a Word document. It has no pages until it is printed. */
export async function readDocx(bytes: Uint8Array): Promise<ReadPages> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  // A paragraph ends in an empty line there; half as many breaks read as the document looks.
  return { pages: [value.replaceAll('\n\n', '\n')], method: 'docx', isCut: false }
}
