import { DomainError, formatDate } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import type { MemberContext } from '../../trpc.ts'
import { type ExportFile, pdfType } from '../export-file.ts'
import type { PdfStyle } from '../pdf/set-pdf.ts'
import { renderPdf } from '../pdf.ts'
import { notWritten, type PlanDocument, planFileName, readPlanDocument } from './plan-document.ts'
import type { Block } from './read-blocks.ts'

/** Setting pages takes seconds of a processor; from here on the plan comes as a Word document only. */
const longestPdf = 200_000
/** The time for one word grows with the square of its length, so a longer one may break here. */
const longWord = /\S{60}/gu

/** The member's plan as a PDF with a title page and contents. */
export async function exportPlanPdf(context: MemberContext): Promise<ExportFile> {
  const plan = await readPlanDocument(context)
  requireSettable(plan)
  const bytes = await renderPdf({
    title: plan.title,
    author: plan.author,
    createdAt: plan.savedAt,
    hasWordVersion: true,
    content: [
      { text: plan.title, style: 'title' satisfies PdfStyle, margin: [0, 160, 0, 8] },
      { text: 'Start-Up Visa Business Plan', style: 'subtitle' satisfies PdfStyle },
      { text: plan.author },
      {
        text: `${plan.isComplete ? 'Completed' : 'Draft'} of ${formatDate(plan.savedAt)}`,
        style: 'quiet' satisfies PdfStyle,
      },
      { toc: { title: { text: 'Contents', style: 'heading' satisfies PdfStyle } }, pageBreak: 'before' },
      ...plan.sections.flatMap(({ name, blocks }, index): Content[] => [
        {
          text: name,
          style: 'heading' satisfies PdfStyle,
          tocItem: true,
          headlineLevel: 1,
          ...(index === 0 && { pageBreak: 'before' as const }),
        },
        ...(blocks.length === 0
          ? [{ text: notWritten, italics: true, style: 'quiet' satisfies PdfStyle }]
          : blocks.map(setBlock)),
      ]),
    ],
  })
  return { fileName: planFileName(plan.title, 'pdf'), type: pdfType, bytes }
}

function requireSettable({ sections }: PlanDocument): void {
  if (JSON.stringify(sections).length <= longestPdf) return
  throw new DomainError(
    'invalid_input',
    'The plan is too long for a PDF, which takes about 200,000 characters. Export the Word document, and print that.',
  )
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
