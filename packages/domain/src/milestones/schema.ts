import * as z from 'zod'
import {
  lineSchema,
  linesSchema,
  momentSchema,
  noteSchema,
  percentSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { milestoneCategories, milestoneStatuses, phaseKeys } from './kinds.ts'

export * from './kinds.ts'

export const milestoneStatusSchema = z.enum(milestoneStatuses)

export type MilestoneStatus = z.infer<typeof milestoneStatusSchema>

export const milestoneCategorySchema = z.enum(milestoneCategories)

export type MilestoneCategory = z.infer<typeof milestoneCategorySchema>

export const phaseSchema = z.enum(phaseKeys)

export type PhaseKey = z.infer<typeof phaseSchema>

/** A step of the 22-week program as its member keeps it. */
export const milestoneSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: requiredLineSchema,
  description: noteSchema.nullable(),
  status: milestoneStatusSchema,
  category: milestoneCategorySchema,
  dueDate: momentSchema.nullable(),
  completedDate: momentSchema.nullable().meta({ description: 'Set when the status becomes completed.' }),
  progress: percentSchema,
  requirements: linesSchema,
  resources: linesSchema,
  order: z
    .int('Enter a whole number.')
    .min(0, 'Enter at least 0.')
    .max(1_000_000, 'Enter at most 1,000,000.'),
  phase: phaseSchema.nullable(),
  phaseWeek: z
    .int('Enter a whole number.')
    .min(1, 'Enter a week from 1 to 22.')
    .max(22, 'Enter a week from 1 to 22.')
    .nullable()
    .meta({ description: 'Week counted from the start, 1 to 22.' }),
  ...timestampFields,
})

export type Milestone = z.infer<typeof milestoneSchema>

const writable = milestoneSchema.omit({
  id: true,
  userId: true,
  completedDate: true,
  createdAt: true,
  updatedAt: true,
})

export const createMilestoneSchema = writable.partial().extend({
  title: requiredLineSchema,
  status: milestoneStatusSchema,
  category: milestoneCategorySchema,
  userId: lineSchema.nullish(),
})

export const updateMilestoneSchema = writable.partial()
