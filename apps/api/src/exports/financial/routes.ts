import { type ExportRoute, pdfType, workbookType } from '../export-file.ts'
import { readFinances } from './finances-to-export.ts'
import { financialReportOf } from './report.ts'
import { financialWorkbookOf } from './workbook.ts'

export const financialWorkbook: ExportRoute = {
  path: '/api/exports/financial.xlsx',
  produce: async (context, query) => ({
    fileName: 'start-up-visa-finances.xlsx',
    type: workbookType,
    bytes: await financialWorkbookOf(await readFinances(context, query)),
  }),
}

export const financialReport: ExportRoute = {
  path: '/api/exports/financial.pdf',
  produce: async (context, query) => ({
    fileName: 'start-up-visa-finances.pdf',
    type: pdfType,
    bytes: await financialReportOf(await readFinances(context, query)),
  }),
}
