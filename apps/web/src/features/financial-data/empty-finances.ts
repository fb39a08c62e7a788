import type { FinancialData, updateFinancialDataSchema } from '@suv/domain'
import type * as z from 'zod'

/** What a member may set. */
export type FinanceValues = Omit<FinancialData, 'id' | 'userId' | 'createdAt' | 'updatedAt'>
export type FinanceChange = Omit<z.output<typeof updateFinancialDataSchema>, 'updatedAt'>

/** What is shown before the first save. */
export const emptyFinances: FinanceValues = {
  startupCapital: null,
  projectedBreakeven: null,
  fastTrackInvestment: null,
  fundingSources: [],
  cashFlowProjections: null,
  vcInvestmentCommitted: null,
  angelInvestmentCommitted: null,
  settlementFunds: null,
  totalInvestmentRequired: null,
}
