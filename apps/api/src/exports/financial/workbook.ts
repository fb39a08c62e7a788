import { productName } from '@suv/domain'
import { writeXlsx } from 'hucre/xlsx'
import { cashFlowSheet, projectionsSheet } from './cash-flow-sheet.ts'
import type { FinancesToExport } from './finances-to-export.ts'
import { commitmentsSheet, fundingSheet, summarySheet } from './money-sheets.ts'

/**
 * The member's finances as a workbook. What the screen calculates is a formula here, with the screen's figure beside it, so
 * that previews show it and a spreadsheet comes to the same.
 */
export async function financialWorkbookOf(data: FinancesToExport): Promise<Buffer> {
  const commitments = commitmentsSheet(data)
  const cashFlow = cashFlowSheet(data)
  const sheets = [
    summarySheet(data, commitments.rows),
    commitments.sheet,
    fundingSheet(data),
    cashFlow.sheet,
    projectionsSheet(data, cashFlow.rows),
  ]
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet) => sheet.toWriteSheet()),
    properties: { title: 'Start-Up Visa Investment Tracking', creator: productName },
  })
  return Buffer.from(bytes)
}
