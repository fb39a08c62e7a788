import { DomainError } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'

/** Which a worker sets in a quarter of the time that it has: three hundred pages of text, or two thousand rows of a table with each cell full. */
const most = { texts: 40_000, characters: 1_500_000 }

const tooLong =
  'This would be too long for a PDF, with more records, or longer ones, than it can list. The file of everything that is kept has all of it.'

/** Each has four cells or more. */
const mostRecords = most.texts / 4

/** @throws DomainError invalid_input where more is to be set than a PDF takes, before any of it is */
export function requireFit(content: readonly Content[]): void {
  if (!fits(content, { ...most })) throw new DomainError('invalid_input', tooLong)
}

/** The same while the records are read. */
export function requireFewRecords(records: number): void {
  if (records > mostRecords) throw new DomainError('invalid_input', tooLong)
}

/** Takes what is set off what is left. */
function fits(node: unknown, left: { texts: number; characters: number }): boolean {
  if (typeof node === 'string') {
    left.texts -= 1
    left.characters -= node.length
  } else if (typeof node === 'object' && node !== null) {
    for (const part of Object.values(node)) if (!fits(part, left)) return false
  }
  return left.texts >= 0 && left.characters >= 0
}
