import type { MemberContext } from '../../trpc.ts'
import type { ExportFile } from '../export-file.ts'
import { setInWorker } from '../export-pool.ts'
import { planFileName, readPlanDocument, requireLength } from './plan-document.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Some 300 pages. Every line that is a paragraph or an item takes its time. */
const longest = {
  characters: 1_000_000,
  lines: 20_000,
  message:
    'The plan is too long for a document, which takes about 1,000,000 characters and 20,000 lines. Shorten its longest section.',
}

/** The member's plan as a Word document. */
export async function exportPlanDocx(context: MemberContext, query: unknown): Promise<ExportFile> {
  const plan = await readPlanDocument(context, query)
  requireLength(plan, longest)
  const bytes = await setInWorker({ kind: 'plan as Word document', plan })
  return { fileName: planFileName(plan.title, 'docx'), type: docxType, bytes }
}
