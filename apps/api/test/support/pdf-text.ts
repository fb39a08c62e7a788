import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF's bytes in the order in which they were set, with every run of white space as one space. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // A copy: the reader takes the bytes for itself. No font is fetched.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
