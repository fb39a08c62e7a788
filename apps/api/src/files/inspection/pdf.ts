import { endsAsArchive, hasForeignMarkup } from './foreign.ts'
import type { Refusal } from './verdict.ts'

/** What disks and old systems fill the end of a file up with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the end of a file in DOS
const padding = /[\s\0\u001a]+$/

/** Whether the bytes are one whole PDF and nothing else. What is in it is read afterwards. */
export function examinePdf(bytes: Buffer): Refusal | undefined {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text.slice(0, 9))) return 'broken'
  const end = text.lastIndexOf('%%EOF')
  if (end === -1 || !endsWhereItSays(text)) return 'broken'
  // Some servers leave a few words behind a file. A program or an archive is none.
  const rest = text.slice(end + '%%EOF'.length).replace(padding, '')
  if (rest.length > 1024 || /[^\s -~]/.test(rest)) return 'polyglot'
  return endsAsArchive(bytes) || hasForeignMarkup(bytes) ? 'polyglot' : undefined
}

/** The last `startxref` must lead to a table or an object: a file that was cut, or lost a piece, leads nowhere. */
function endsWhereItSays(text: string): boolean {
  const at = text.lastIndexOf('startxref')
  const [, offset] = /^startxref\s+(\d+)/.exec(text.slice(at, at + 40)) ?? []
  if (at === -1 || offset === undefined) return false
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(text.slice(Number(offset), Number(offset) + 60))
}
