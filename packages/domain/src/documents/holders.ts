import type { ChecklistCategory } from './kinds.ts'

/** Whose a document is: the person's who sent it, or the company's in whose workspace it lies. */
export const documentHolders = ['person', 'company'] as const

/**
 * What a team sees of a paper of one of its people: `nothing`; `existence`, that there is one, of what kind, and until when it holds;
 * or `content`, so that they may open it.
 */
export const documentSharings = ['nothing', 'existence', 'content'] as const
export type DocumentSharing = (typeof documentSharings)[number]

const companyCategories: ReadonlySet<string | null> = new Set<ChecklistCategory>([
  'support-letters',
  'business-documents',
  'incorporation',
  'ip-documents',
])

/** Whether what is filed there is a company's, where somebody works for one. What is filed nowhere is a person's. */
export function isCompanysCategory(category: string | null): boolean {
  return companyCategories.has(category)
}
