import * as z from 'zod'
import {
  daySchema,
  memberIdSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { workPermitCategories, workPermitStatuses } from './kinds.ts'

export * from './kinds.ts'

export const workPermitCategorySchema = z.enum(workPermitCategories, 'Choose one of the permit categories.')

export type WorkPermitCategory = z.infer<typeof workPermitCategorySchema>

export const workPermitStatusSchema = z.enum(workPermitStatuses, 'Choose one of the permit states.')

export type WorkPermitStatus = z.infer<typeof workPermitStatusSchema>

/** A team member's work permit. The three dates are calendar days: letters and permits print no time. */
export const workPermitSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  memberId: z.uuid(),
  category: workPermitCategorySchema,
  submittedAt: daySchema.nullable(),
  approvedAt: daySchema.nullable(),
  expiryDate: daySchema.nullable(),
  status: workPermitStatusSchema,
  notes: noteSchema.nullable(),
  ...timestampFields,
})

export type WorkPermit = z.infer<typeof workPermitSchema>

const fields = {
  memberId: memberIdSchema,
  category: workPermitCategorySchema,
  submittedAt: daySchema.nullable(),
  approvedAt: daySchema.nullable(),
  expiryDate: daySchema.nullable(),
  status: workPermitStatusSchema,
  notes: noteSchema.nullable(),
}

export const createWorkPermitSchema = z.object({
  ...z.object(fields).partial().shape,
  teamId: requiredLineSchema,
  memberId: fields.memberId,
  category: workPermitCategorySchema.default('SUV_open'),
  status: workPermitStatusSchema.default('pending'),
})

export const updateWorkPermitSchema = z.object(fields).partial()
