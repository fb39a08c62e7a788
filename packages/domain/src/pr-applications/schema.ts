import * as z from 'zod'
import {
  daySchema,
  flagSchema,
  lineSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'

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
  medicalExamCompleted: flagSchema,
  policeCheckCompleted: flagSchema,
  feesPaid: flagSchema,
  notes: noteSchema.nullable(),
  ...timestampFields,
})
export type PrApplication = z.infer<typeof prApplicationSchema>

const fields = {
  applicationNumber: lineSchema.nullable(),
  submittedAt: daySchema.nullable(),
  status: prApplicationStatusSchema,
  medicalExamCompleted: flagSchema,
  policeCheckCompleted: flagSchema,
  feesPaid: flagSchema,
  notes: noteSchema.nullable(),
}

export const createPrApplicationSchema = z.object({
  ...z.object(fields).partial().shape,
  teamId: requiredLineSchema,
  status: prApplicationStatusSchema.default('preparing'),
  medicalExamCompleted: flagSchema.default(false),
  policeCheckCompleted: flagSchema.default(false),
  feesPaid: flagSchema.default(false),
})

/** A part: the three toggles of the screen send one boolean each. */
export const updatePrApplicationSchema = z.object(fields).partial()
