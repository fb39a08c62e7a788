import { createHash } from 'node:crypto'
import { bytesOfMegabyte } from '@suv/domain'
import { paragraph, quiet, table } from '../application/blocks.ts'
import type { PdfDocument } from '../pdf/set-pdf.ts'
import type { NamedFile, PackToMake, PaperInPack } from './pack.ts'

/** SHA-256, hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Lists a pack's files with their pages, bytes and SHA-256. It says nothing of us: it goes with the papers. */
export function indexOf(
  { title, destination, limitBytes, createdAt }: PackToMake,
  papers: readonly PaperInPack[],
  files: readonly NamedFile[],
): PdfDocument {
  const paperOf = new Map(papers.flatMap((paper) => paper.files.map(({ name }) => [name, paper] as const)))
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    title: `Index: ${title}`,
    createdAt,
    isMembersOwn: true,
    content: [
      { text: title, style: 'title' },
      paragraph(
        `${files.length} ${files.length === 1 ? 'file' : 'files'} and this index, for: ${destination}. A file takes at most ${limitBytes / bytesOfMegabyte} MB (${count(limitBytes)} bytes); these take ${count(total)} bytes together.`,
      ),
      quiet(
        'Papers are split between pages only. Nothing was compressed again: pages and pictures are those of the papers.',
      ),
      table(
        [
          { name: 'File', width: 150 },
          { name: 'Paper', width: '*' },
          { name: 'Pages', width: 60 },
          { name: 'Bytes', width: 52 },
          { name: 'SHA-256', width: 122 },
        ],
        files.map(({ name, pages, bytes, sha256 }) => {
          const paper = paperOf.get(name)
          return [
            name,
            paper?.label ?? 'Cover letter',
            paper === undefined ? '' : pagesText(pages, paper.pages),
            { text: count(bytes), alignment: 'right' },
            // In four pieces, which a line can be broken between.
            { text: (sha256.match(/.{16}/g) ?? []).join(' '), fontSize: 8 },
          ]
        }),
      ),
    ],
  }
}

/** Which of a paper's pages stand in a file. */
function pagesText([first, last]: readonly [number, number], all: number): string {
  const which = first === last ? String(first) : `${first}–${last}`
  return `${which} of ${all}`
}

function count(number: number): string {
  return number.toLocaleString('en-CA')
}
