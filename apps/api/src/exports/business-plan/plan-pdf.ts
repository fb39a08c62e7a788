import { formatDate } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import type { MemberContext } from '../../trpc.ts'
import { type ExportFile, pdfType } from '../export-file.ts'
import { renderPdf } from '../export-pool.ts'
import type { PdfStyle } from '../pdf/set-pdf.ts'
import { notWritten, planFileName, readPlanDocument, requireLength } from './plan-document.ts'
import { type Block, readBlocks } from './read-blocks.ts'

/** Setting pages takes seconds of a processor; from here on the plan comes as a Word document only. */
const longestPdf = 200_000
const tooLong =
  'The plan is too long for a PDF, which takes about 200,000 characters. Export the Word document, and print that.'
/** The time for one word grows with the square of its length, so a longer one may break here. */
const longWord = /\S{60}/gu

/** The member's plan as a PDF with a title page and contents. */
export async function exportPlanPdf(context: MemberContext, query: unknown): Promise<ExportFile> {
  const plan = await readPlanDocument(context, query)
  requireLength(plan, { characters: longestPdf, message: tooLong })
  const bytes = await renderPdf({
    title: plan.title,
    author: plan.author,
    createdAt: plan.savedAt,
    hasWordVersion: true,
    isMembersOwn: true,
    ...(plan.footer === null ? {} : { footer: plan.footer }),
    content: [
      { text: plan.title, style: 'title' satisfies PdfStyle, margin: [0, 160, 0, 8] },
      { text: 'Start-Up Visa Business Plan', style: 'subtitle' satisfies PdfStyle },
      { text: plan.author },
      {
        text: `${plan.isComplete ? 'Completed' : 'Draft'} of ${formatDate(plan.savedAt)}`,
        style: 'quiet' satisfies PdfStyle,
      },
      { toc: { title: { text: 'Contents', style: 'heading' satisfies PdfStyle } }, pageBreak: 'before' },
      ...plan.sections.flatMap(({ name, text }, index): Content[] => [
        {
          text: name,
          style: 'heading' satisfies PdfStyle,
          tocItem: true,
          headlineLevel: 1,
          ...(index === 0 && { pageBreak: 'before' as const }),
        },
        ...setSection(readBlocks(text)),
      ]),
    ],
  })
  return { fileName: planFileName(plan.title, 'pdf'), type: pdfType, bytes }
}

function setSection(blocks: readonly Block[]): Content[] {
  if (blocks.length > 0) return blocks.map(setBlock)
  return [{ text: notWritten, italics: true, style: 'quiet' satisfies PdfStyle }]
}

function breakable(text: string): string {
  return text.replace(longWord, '$&\u200b')
}

function setBlock(block: Block): Content {
  const margin: [number, number, number, number] = [0, 0, 0, 8]
  if (block.kind === 'paragraph') return { text: breakable(block.lines.join('\n')), margin }
  if (block.kind === 'bullets') return { ul: block.items.map(breakable), margin }
  return { ol: block.items.map(breakable), start: block.start, margin }
}
