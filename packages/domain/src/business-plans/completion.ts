import type { PlanProgress, PlanSectionField } from './schema.ts'
import { planSectionFields } from './schema.ts'

/** From so many characters on a section is complete (specification 2, section 9). */
export const completeSectionLength = 200

/** From this progress on, in percent, the plan counts as done. */
export const planDoneAt = 80

export type PlanTexts = Readonly<Partial<Record<PlanSectionField, string | null | undefined>>>

/** How complete one section is: 0 when empty, 50 under 200 characters, else 100. White space around the text does not count. */
export function sectionCompletion(text: string | null | undefined): 0 | 50 | 100 {
  const length = text?.trim().length ?? 0
  if (length === 0) return 0
  return length < completeSectionLength ? 50 : 100
}

export function sectionCompletions(plan: PlanTexts): PlanProgress['sections'] {
  return Object.fromEntries(
    planSectionFields.map((field) => [field, sectionCompletion(plan[field])]),
  ) as PlanProgress['sections']
}

/** How complete the plan is, in whole percent: the average of its six sections. */
export function planProgress(plan: PlanTexts): number {
  const sum = planSectionFields.reduce((total, field) => total + sectionCompletion(plan[field]), 0)
  return Math.round(sum / planSectionFields.length)
}

export function isPlanDone(progress: number): boolean {
  return progress >= planDoneAt
}
