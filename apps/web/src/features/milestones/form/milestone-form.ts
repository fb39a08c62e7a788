import {
  createMilestoneSchema,
  daySchema,
  linesSchema,
  type Milestone,
  type MilestoneCategory,
  type MilestoneStatus,
  type PhaseKey,
  readWhole,
} from '@suv/domain'
import * as z from 'zod'
import { dayOf, momentOf } from '../days.ts'
import type { MilestoneUpdate } from '../use-change-milestones.ts'

/** What the form holds. `progress` is asked for only when a milestone is edited. */
export type MilestoneFormValues = {
  title: string
  description: string
  category: MilestoneCategory
  status: MilestoneStatus
  /** YYYY-MM-DD, or empty. */
  dueDate: string
  /** `''`, `phase_2`, or `phase_2:5` for its week 5. */
  slot: string
  /** The required actions, one a line. */
  requirements: string
  /** Percent, as typed. */
  progress: string
}

export const emptyForm: MilestoneFormValues = {
  title: '',
  description: '',
  category: 'business_plan',
  status: 'upcoming',
  dueDate: '',
  slot: '',
  requirements: '',
  progress: '0',
}

const isDayOrEmpty = (text: string) => text === '' || daySchema.safeParse(text).success

export const milestoneFormSchema = createMilestoneSchema
  .pick({ title: true, description: true, category: true, status: true })
  .extend({
    requirements: z
      .string()
      .refine(
        (text) => linesSchema.safeParse(linesOf(text)).success,
        'Use at most 100 lines, none longer than a title may be.',
      ),
    dueDate: z.string().refine(isDayOrEmpty, 'Enter a date from 1900 to 2199.'),
    progress: z.string().refine(isWholePercent, 'Enter a whole percent from 0 to 100.'),
  })

export function toForm(milestone: Milestone): MilestoneFormValues {
  const { title, description, category, status, dueDate, phase, phaseWeek, progress, requirements } =
    milestone
  return {
    title,
    description: description ?? '',
    category,
    status,
    dueDate: dueDate === null ? '' : dayOf(dueDate),
    slot: toSlot(phase, phaseWeek),
    requirements: requirements.join('\n'),
    progress: String(progress),
  }
}

export function toSlot(phase: PhaseKey | null, phaseWeek: number | null): string {
  if (phase === null) return ''
  return phaseWeek === null ? phase : `${phase}:${phaseWeek}`
}

/** One action a line; empty lines are none. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function readSlot(slot: string) {
  const [phase, week] = slot.split(':')
  return { phase: phase ? (phase as PhaseKey) : null, phaseWeek: week ? Number(week) : null }
}

function isWholePercent(text: string): boolean {
  const percent = readWhole(text) ?? -1
  return percent >= 0 && percent <= 100
}

/** What both adding and editing send. */
export function toFields(values: MilestoneFormValues) {
  const { title, description, category, status, dueDate, slot, requirements } = values
  return {
    ...readSlot(slot),
    requirements: linesOf(requirements),
    title: title.trim(),
    description: description.trim() === '' ? null : description,
    category,
    status,
    dueDate: dueDate === '' ? null : momentOf(dueDate),
  }
}

/** The fields that the form changes; a field that was left alone is not sent, and so overwrites nothing. */
export function toUpdate(milestone: Milestone, values: MilestoneFormValues): MilestoneUpdate {
  const before = toForm(milestone)
  const fields: MilestoneUpdate = {
    ...toFields(values),
    ...(values.status === 'in_progress' ? { progress: readWhole(values.progress) ?? 0 } : {}),
  }
  if (values.dueDate === before.dueDate) delete fields.dueDate
  if (values.slot === before.slot) {
    delete fields.phase
    delete fields.phaseWeek
  }
  if (values.requirements === before.requirements) delete fields.requirements
  const changed = Object.entries(fields).filter(
    ([key, value]) => value !== milestone[key as keyof typeof milestone],
  )
  return Object.fromEntries(changed)
}
