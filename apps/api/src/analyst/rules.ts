import { analyzeBusinessPlan, analyzeText } from '@suv/domain'
import type { Analyst } from './analyst.ts'

/** Reads by the rules of the domain: offline, and the same each time. */
export const rulesAnalyst: Analyst = {
  name: 'rules',
  callsPerDay: null,
  readText: async (input) => analyzeText(input),
  readPlan: async (plan, today) => analyzeBusinessPlan(plan, today),
}
