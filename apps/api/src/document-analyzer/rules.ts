import type { DocumentAnalyzer } from './document-analyzer.ts'

// Loaded when the first document is read.
const rules = () => import('@suv/domain/read')

/** Reads by the rules of the domain: offline, and the same each time. */
export const rulesAnalyzer: DocumentAnalyzer = {
  name: 'rules',
  callsPerDay: null,
  readText: async (input) => (await rules()).analyzeText(input),
  readPlan: async (plan, today, entered) => (await rules()).analyzeBusinessPlan(plan, today, entered),
}
