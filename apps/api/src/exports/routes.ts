import type { ExportRoute } from './export-file.ts'
import { financialReport, financialWorkbook } from './financial/routes.ts'

/** Every file that can be exported, one line per file. */
export const exportRoutes: readonly ExportRoute[] = [financialWorkbook, financialReport]
