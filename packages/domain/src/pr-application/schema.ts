import * as z from 'zod'
import { daySchema, lineSchema, noteSchema, requiredLineSchema, timestampFields } from '../shared/fields.ts'

export const prApplicationStatuses = ['preparing', 'submitted', 'in_process', 'approved', 'rejected'] as const
export const prApplicationStatusSchema = z.enum(
  prApplicationStatuses,
  'Choose one of the application states.',
)
export type PrApplicationStatus = z.infer<typeof prApplicationStatusSchema>

/** A team's application for permanent residence; a team has one. */
export const prApplicationSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  applicationNumber: lineSchema.nullable(),
  submittedAt: daySchema.nullable().meta({ description: 'The calendar day on which it was submitted.' }),
  status: prApplicationStatusSchema,
  medicalExamCompleted: z.boolean(),
  policeCheckCompleted: z.boolean(),
  feesPaid: z.boolean(),
  notes: noteSchema.nullable(),
  ...timestampFields,
})
export type PrApplication = z.infer<typeof prApplicationSchema>

const fields = {
  applicationNumber: lineSchema.nullable(),
  submittedAt: daySchema.nullable(),
  status: prApplicationStatusSchema,
  medicalExamCompleted: z.boolean(),
  policeCheckCompleted: z.boolean(),
  feesPaid: z.boolean(),
  notes: noteSchema.nullable(),
}

export const createPrApplicationSchema = z.object({
  ...z.object(fields).partial().shape,
  teamId: requiredLineSchema,
  status: prApplicationStatusSchema.default('preparing'),
  medicalExamCompleted: z.boolean().default(false),
  policeCheckCompleted: z.boolean().default(false),
  feesPaid: z.boolean().default(false),
})

/** A part: the three toggles of the screen send one boolean each. */
export const updatePrApplicationSchema = z.object(fields).partial()
