import type * as z from 'zod'
import { dueDateForWeek } from './due-date.ts'
import type { createMilestoneSchema, MilestoneCategory, PhaseKey } from './schema.ts'
import template from './template.json' with { type: 'json' }

/** A step of the template. `phaseWeek` counts from the start of the program, `weekInPhase` inside the phase. */
export type TemplateMilestone = {
  readonly order: number
  readonly title: string
  readonly description: string
  readonly category: MilestoneCategory
  readonly phase: PhaseKey
  readonly phaseWeek: number
  readonly weekInPhase: number
  readonly requirements: readonly string[]
  readonly resources: readonly { readonly title: string; readonly url: string }[]
}

/** The 22-week template: the product's own suggestion, no official plan, as the note says. */
export const milestoneTemplate: {
  readonly asOf: string
  readonly note: string
  readonly milestones: readonly TemplateMilestone[]
} = {
  asOf: template._meta.asOf,
  note: template._meta.note,
  // JSON types every text as string; a test holds the file against the schemas.
  milestones: template.milestones as readonly TemplateMilestone[],
}

type NewMilestone = z.output<typeof createMilestoneSchema>

/**
 * The template as milestones to create. Phase 1 is upcoming, the later phases lie in the future. With a start day
 * (YYYY-MM-DD) each is due at the end of its week; without one, none has a due date.
 */
export function milestonesFromTemplate(startDay: string | null): readonly NewMilestone[] {
  return milestoneTemplate.milestones.map(({ weekInPhase: _, resources, requirements, ...step }) => ({
    ...step,
    status: step.phase === 'phase_1' ? 'upcoming' : 'future',
    dueDate: startDay === null ? null : dueDateForWeek(startDay, step.phaseWeek),
    progress: 0,
    requirements: [...requirements],
    resources: resources.map(({ title, url }) => `${title}: ${url}`),
  }))
}
