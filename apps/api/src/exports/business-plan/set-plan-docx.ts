import { formatDate } from '@suv/domain'
import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  LeaderType,
  LevelFormat,
  LineRuleType,
  NumberFormat,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { notWritten, type PlanDocument } from './plan-document.ts'
import { type Block, readBlocks } from './read-blocks.ts'

/** Lengths in Word are twentieths of a point. */
const inch = 1_440
const font = 'Calibri'
const quiet = '4A554F'

/** A plan as a Word document with a title page, contents, real headings and page numbers. Takes the processor for seconds where it is long. */
export async function setPlanDocx(plan: PlanDocument): Promise<Buffer> {
  const sections = plan.sections.map(({ name, text }) => ({ name, blocks: readBlocks(text) }))
  return Packer.toBuffer(setPlan(plan, sections))
}

type Section = { readonly name: string; readonly blocks: readonly Block[] }

function setPlan(plan: PlanDocument, sections: readonly Section[]): Document {
  const lists = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'numbers'))
  const references = new Map(lists.map((block, index) => [block as Block, `numbers-${index}`]))
  return new Document({
    title: plan.title,
    creator: plan.author,
    lastModifiedBy: plan.author,
    subject: 'Start-Up Visa business plan',
    // Word fills the contents in when the file opens, after it has asked.
    features: { updateFields: true },
    styles: {
      default: {
        document: {
          run: { font, size: 22 },
          paragraph: { spacing: { after: 160, line: 300, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { size: 56, bold: true }, paragraph: { spacing: { before: 2 * inch, after: 240 } } },
        heading1: {
          run: { size: 32, bold: true, color: '1F5B4A' },
          paragraph: { spacing: { before: 360, after: 160 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: lists.map((block, index) => ({
        reference: `numbers-${index}`,
        levels: [
          {
            level: 0,
            format: LevelFormat.DECIMAL,
            text: '%1.',
            start: block.start,
            alignment: AlignmentType.LEFT,
            style: { paragraph: { indent: { left: inch / 2, hanging: inch / 4 } } },
          },
        ],
      })),
    },
    sections: [
      {
        properties: { page: { size: { width: 8.5 * inch, height: 11 * inch } } },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(plan.title)] }),
          line('Start-Up Visa Business Plan'),
          line(plan.author),
          line(`${plan.isComplete ? 'Completed' : 'Draft'} of ${formatDate(plan.savedAt)}`),
        ],
      },
      {
        properties: {
          page: {
            size: { width: 8.5 * inch, height: 11 * inch },
            pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL },
          },
        },
        footers: { default: pageNumberFooter(plan) },
        children: [
          new Paragraph({
            spacing: { after: 160 },
            children: [new TextRun({ text: 'Contents', bold: true, size: 32 })],
          }),
          ...sections.map(({ name }, index) => contentsLine(name, anchorOf(index))),
          ...sections.flatMap(({ name, blocks }, index) => [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              pageBreakBefore: index === 0,
              children: [new Bookmark({ id: anchorOf(index), children: [new TextRun(name)] })],
            }),
            ...(blocks.length === 0
              ? [
                  new Paragraph({
                    children: [new TextRun({ text: notWritten, italics: true, color: quiet })],
                  }),
                ]
              : blocks.flatMap((block) => setBlock(block, references))),
          ]),
        ],
      },
    ],
  })
}

const anchorOf = (index: number) => `section-${index + 1}`

/**
 * A line of the contents, with the page that its heading stands on: a reference, which LibreOffice works out as it opens the
 * file, and Word after it has asked. Not a table of contents, of which LibreOffice shows what was written into it.
 */
function contentsLine(name: string, anchor: string): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 6.5 * inch, leader: LeaderType.DOT }],
    children: [
      new InternalHyperlink({ anchor, children: [new TextRun(name)] }),
      new TextRun({ children: [new Tab()] }),
      new PageReference(anchor),
    ],
  })
}

function setBlock(block: Block, references: ReadonlyMap<Block, string>): Paragraph[] {
  if (block.kind === 'paragraph') {
    const runs = block.lines.map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) }))
    return [new Paragraph({ children: runs })]
  }
  const spacing = { after: 80, line: 280, lineRule: LineRuleType.AUTO }
  return block.items.map((text) =>
    block.kind === 'bullets'
      ? new Paragraph({ bullet: { level: 0 }, spacing, children: [new TextRun(text)] })
      : new Paragraph({
          numbering: { reference: references.get(block) ?? '', level: 0 },
          spacing,
          children: [new TextRun(text)],
        }),
  )
}

function line(text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text, color: quiet, size: 26 })] })
}

function pageNumberFooter({ title, footer }: PlanDocument): Footer {
  const run = { color: quiet, size: 18 }
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ ...run, text: `${title} · Page ` }),
          new TextRun({ ...run, children: [PageNumber.CURRENT] }),
        ],
      }),
      ...(footer === null
        ? []
        : [
            new Paragraph({
              alignment: AlignmentType.CENTER,
              children: [new TextRun({ ...run, text: footer })],
            }),
          ]),
    ],
  })
}
