import { formatDate, type IrccLetter, irccLetterKindNames, type LetterConcern } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { facts, paragraph, quiet, subheading, table } from '../application/blocks.ts'
import type { PdfDocument } from '../pdf/set-pdf.ts'
import type { PaperInPack } from './pack.ts'

type Answer = {
  readonly title: string
  /** YYYY-MM-DD, as the letter is dated. */
  readonly today: string
  readonly letter: Pick<IrccLetter, 'kind' | 'receivedOn' | 'concerns'>
  readonly name: string
  /** Null for a bundle that is complete; what a draft lacks, which may be nothing. */
  readonly gaps: readonly string[] | null
  /** By the id of the document. */
  readonly papers: ReadonlyMap<string, PaperInPack>
}

/** The letter on top of an answer to IRCC: each concern, its answer, and its papers with their pages and what to read there. */
export function coverLetter({ title, today, letter, name, gaps, papers }: Answer): PdfDocument {
  return {
    title,
    createdAt: `${today}T00:00:00.000Z`,
    isMembersOwn: true,
    content: [
      { text: 'Answer to IRCC', style: 'title' },
      facts([
        ['Date', formatDate(today)],
        ['Applicant', name],
        ['Your letter', `${irccLetterKindNames[letter.kind]}, received on ${formatDate(letter.receivedOn)}`],
      ]),
      ...(gaps === null ? [] : [{ text: ['DRAFT, not to be sent.', ...gaps].join(' '), bold: true }]),
      ...letter.concerns.flatMap((concern, at) => answerTo(concern, at + 1, papers)),
    ],
  }
}

function answerTo(
  { text, answer, paper, documentIds }: LetterConcern,
  number: number,
  papers: ReadonlyMap<string, PaperInPack>,
): Content[] {
  const attached = documentIds.flatMap((id) => papers.get(id) ?? [])
  const missing = documentIds.length - attached.length
  return [
    subheading(`${number}. ${text}`),
    ...(answer.trim() === '' ? [] : [paragraph(answer)]),
    ...(paper.trim() === '' ? [] : [paragraph(`Paper, and what to read there: “${paper}”`)]),
    ...(attached.length === 0
      ? []
      : [
          table(
            [
              { name: 'Paper', width: '*' },
              { name: 'Pages', width: 50 },
              { name: 'Files', width: 250 },
            ],
            attached.map(({ label, pages, files }) => [
              label,
              String(pages),
              files.map((file) => file.name).join('\n'),
            ]),
          ),
        ]),
    ...(missing === 0 ? [] : [quiet(`Not attached yet: ${missing} ${missing === 1 ? 'paper' : 'papers'}.`)]),
    ...(answer.trim() === '' && paper.trim() === '' && documentIds.length === 0
      ? [quiet('Open: no answer yet.')]
      : []),
  ]
}
