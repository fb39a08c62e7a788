import type { PlanTexts } from './completion.ts'
import { sectionCompletion } from './completion.ts'
import { type PlanSection, planSections } from './sections.ts'

/** The sections without any text, in the order of the tabs. All six are required. */
export function emptySections(plan: PlanTexts): PlanSection[] {
  return planSections.filter(({ field }) => sectionCompletion(plan[field]) === 0)
}
