import type { ExtractedText } from '@suv/domain'

/** How the text was read, and what to mind about it. */
export function describeExtraction({ method, pages, isCut }: ExtractedText): string {
  const count = pages === 1 ? '1 page' : `${pages} pages`
  const read = method === 'docx' || method === 'text' ? 'The text was read.' : `${count} read.`
  const letters =
    method === 'ocr' ? ' The letters were recognised in a picture: check names, dates and amounts.' : ''
  return `${read}${letters}${isCut ? ' The document has more than was read.' : ''}`
}
