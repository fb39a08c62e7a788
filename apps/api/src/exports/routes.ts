import type { ExportProducer, ExportRoute } from './export-file.ts'

/** Every file that can be exported, one line per file. */
export const exportRoutes: readonly ExportRoute[] = [
  late('application.pdf', async () => (await import('./application/application.ts')).applicationExport),
  late('calendar.ics', async () => (await import('./calendar.ts')).calendarExport),
  late('business-plan.docx', async () => (await import('./business-plan/plan-docx.ts')).exportPlanDocx),
  late('business-plan.pdf', async () => (await import('./business-plan/plan-pdf.ts')).exportPlanPdf),
  late('due-diligence.pdf', async () => (await import('./diligence.ts')).diligenceExport),
  late('financial.xlsx', async () => (await import('./financial/exports.ts')).financialWorkbook),
  late('financial.pdf', async () => (await import('./financial/exports.ts')).financialReport),
  late('everything.zip', async () => (await import('./data-export/data-export.ts')).dataExport),
  late('pack.zip', async () => (await import('./pack/document-pack.ts')).documentPackExport),
  late('letter-bundle.zip', async () => (await import('./pack/letter-bundle.ts')).letterBundleExport),
  late('receipt.pdf', async () => (await import('./receipt.ts')).receiptExport),
]

/** The libraries that set documents are large: they are loaded with the first export, not at every start. */
function late(name: string, load: () => Promise<ExportProducer>): ExportRoute {
  return {
    path: `/api/exports/${name}`,
    produce: async (context, query) => (await load())(context, query),
  }
}
