import * as z from 'zod'
import {
  daySchema,
  flagSchema,
  lineSchema,
  memberIdSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { prApplicationStatuses } from './kinds.ts'

export * from './kinds.ts'

export const prApplicationStatusSchema = z.enum(
  prApplicationStatuses,
  'Choose one of the application states.',
)

export type PrApplicationStatus = z.infer<typeof prApplicationStatusSchema>

/** A founder's application for permanent residence. Each of a team has one of their own. */
export const prApplicationSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  teamMemberId: z
    .uuid()
    .nullable()
    .meta({ description: 'Whose it is. Null for somebody who has left the team.' }),
  applicantName: z
    .string()
    .nullable()
    .meta({ description: 'What somebody who has left the team was called; null while they are in it.' }),
  applicationNumber: lineSchema.nullable(),
  submittedAt: daySchema.nullable().meta({ description: 'The calendar day on which it was submitted.' }),
  receivedOn: daySchema
    .nullable()
    .meta({ description: 'The calendar day on which IRCC received it, which its letter of receipt names.' }),
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
  receivedOn: daySchema.nullable(),
  status: prApplicationStatusSchema,
  medicalExamCompleted: flagSchema,
  policeCheckCompleted: flagSchema,
  feesPaid: flagSchema,
  notes: noteSchema.nullable(),
}

const whose = memberIdSchema.meta({
  description:
    'Whose application it is. Left out of a new one: the main applicant’s, who is the team’s first founder.',
})

export const createPrApplicationSchema = z.object({
  ...z.object(fields).partial().shape,
  teamId: requiredLineSchema,
  teamMemberId: whose.optional(),
  status: prApplicationStatusSchema.default('preparing'),
  medicalExamCompleted: flagSchema.default(false),
  policeCheckCompleted: flagSchema.default(false),
  feesPaid: flagSchema.default(false),
})

/** A part: the three toggles of the screen send one boolean each. */
export const updatePrApplicationSchema = z.object({ ...fields, teamMemberId: whose }).partial()
