import type { ExportRoute } from './export-file.ts'

/** Every file that can be exported, one line per file. */
export const exportRoutes: readonly ExportRoute[] = []
