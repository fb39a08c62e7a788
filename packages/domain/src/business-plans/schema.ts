import * as z from 'zod'
import {
  lineSchema,
  momentSchema,
  requiredLineSchema,
  textSchema,
  timestampFields,
} from '../shared/fields.ts'
import {
  defaultPlanTitle,
  maximumSectionLength,
  type PlanSectionField,
  planSectionFields,
  planStatuses,
} from './kinds.ts'

export * from './kinds.ts'

const sectionSchema = textSchema(maximumSectionLength)

const sections = Object.fromEntries(
  planSectionFields.map((field) => [field, sectionSchema.nullable()]),
) as Record<PlanSectionField, z.ZodNullable<typeof sectionSchema>>

const sectionsToWrite = Object.fromEntries(
  planSectionFields.map((field) => [field, sectionSchema.nullish()]),
) as Record<PlanSectionField, z.ZodOptional<z.ZodNullable<typeof sectionSchema>>>

/**
 * Why a plan is saved. By hand keeps the text as a version; by itself, while somebody writes, only now and then; after a
 * conflict the text that gives way is kept.
 */
export const saveReasonSchema = z.enum(['save', 'autosave', 'conflict']).meta({
  description: 'What makes the caller save. It decides whether the text is also kept as a version.',
})

export type SaveReason = z.infer<typeof saveReasonSchema>

export const businessPlanSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: requiredLineSchema,
  ...sections,
  financialProjections: z.record(z.string(), z.unknown()).nullable(),
  status: z.enum(planStatuses),
  progress: z
    .int()
    .min(0)
    .max(100)
    .meta({ description: 'Percent; computed by the server from the six sections.' }),
  lastModified: z.iso.datetime(),
  ...timestampFields,
})

export type BusinessPlan = z.infer<typeof businessPlanSchema>

export const createBusinessPlanSchema = z.object({
  userId: lineSchema.nullish(),
  title: requiredLineSchema.default(defaultPlanTitle),
  ...sectionsToWrite,
  reason: saveReasonSchema.default('save'),
})

export const updateBusinessPlanSchema = z.object({
  title: requiredLineSchema.optional(),
  status: z.enum(planStatuses).optional(),
  ...sectionsToWrite,
  reason: saveReasonSchema.optional(),
  lastModified: momentSchema.nullish().meta({
    description:
      'The lastModified that the caller has read. Where the plan has changed since, the answer is 409.',
  }),
})

export const planProgressSchema = z.object({
  id: z.uuid().nullable(),
  progress: z.int().min(0).max(100),
  sections: z.object(
    Object.fromEntries(planSectionFields.map((field) => [field, z.literal([0, 50, 100])])) as Record<
      PlanSectionField,
      z.ZodLiteral<0 | 50 | 100>
    >,
  ),
})

export type PlanProgress = z.infer<typeof planProgressSchema>
