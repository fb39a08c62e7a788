import { type ExportProducer, pdfType, workbookType } from '../export-file.ts'
import { readFinances } from './finances-to-export.ts'
import { financialReportOf } from './report.ts'
import { financialWorkbookOf } from './workbook.ts'

export const financialWorkbook: ExportProducer = async (context, query) => ({
  fileName: 'start-up-visa-finances.xlsx',
  type: workbookType,
  bytes: await financialWorkbookOf(await readFinances(context, query)),
})

export const financialReport: ExportProducer = async (context, query) => ({
  fileName: 'start-up-visa-finances.pdf',
  type: pdfType,
  bytes: await financialReportOf(await readFinances(context, query)),
})
