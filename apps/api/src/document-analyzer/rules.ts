import { analyzeBusinessPlan, analyzeText } from '@suv/domain'
import type { DocumentAnalyzer } from './document-analyzer.ts'

/** Reads by the rules of the domain: offline, and the same each time. */
export const rulesAnalyzer: DocumentAnalyzer = {
  name: 'rules',
  callsPerDay: null,
  readText: async (input) => analyzeText(input),
  readPlan: async (plan, today, entered) => analyzeBusinessPlan(plan, today, entered),
}
