import { applicationExport } from './application/application.ts'
import { exportPlanDocx } from './business-plan/plan-docx.ts'
import { exportPlanPdf } from './business-plan/plan-pdf.ts'
import { calendarExport } from './calendar.ts'
import { everythingExport } from './everything/everything.ts'
import type { ExportRoute } from './export-file.ts'
import { financialReport, financialWorkbook } from './financial/routes.ts'
import { receiptExport } from './receipt.ts'

/** Every file that can be exported, one line per file. */
export const exportRoutes: readonly ExportRoute[] = [
  applicationExport,
  calendarExport,
  { path: '/api/exports/business-plan.docx', produce: exportPlanDocx },
  { path: '/api/exports/business-plan.pdf', produce: exportPlanPdf },
  financialWorkbook,
  financialReport,
  everythingExport,
  receiptExport,
]
