import type { PlanSectionField } from './schema.ts'

/** A section of the plan: the key of its tab, the field that holds its text, and what it asks (specification 2, section 2). */
export type PlanSection = {
  readonly key: 'executive' | 'innovation' | 'jobs' | 'global' | 'market' | 'operations'
  readonly field: PlanSectionField
  readonly name: string
  readonly description: string
}
export type PlanSectionKey = PlanSection['key']

/** All six are required; in the order of the tabs. */
export const planSections: readonly PlanSection[] = [
  {
    key: 'executive',
    field: 'executiveSummary',
    name: 'Executive Summary',
    description: 'Overview of the business and how it meets the program criteria',
  },
  {
    key: 'innovation',
    field: 'innovationStatement',
    name: 'Innovation Statement',
    description: 'How the business is innovative and competitive',
  },
  {
    key: 'jobs',
    field: 'jobCreationPlan',
    name: 'Job Creation Plan',
    description: 'How it will create jobs for Canadians',
  },
  {
    key: 'global',
    field: 'globalCompetitiveness',
    name: 'Global Competitiveness',
    description: 'How it can compete internationally',
  },
  {
    key: 'market',
    field: 'marketAnalysis',
    name: 'Market Analysis',
    description: 'The Canadian market opportunity and competitive landscape',
  },
  {
    key: 'operations',
    field: 'operationsPlan',
    name: 'Operations Plan',
    description: 'How it will operate in Canada',
  },
]
