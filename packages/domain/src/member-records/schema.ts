import * as z from 'zod'
import { memberIdSchema, noteSchema, timestampFields } from '../shared/fields.ts'
import { workPermitCategorySchema, workPermitStatusSchema } from '../work-permits/schema.ts'

/** The "further member-based record" of specification 2, section 3: a note on a member, with a permit's categories and states. */
export const memberRecordSchema = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  category: workPermitCategorySchema,
  status: workPermitStatusSchema,
  notes: noteSchema.nullable(),
  ...timestampFields,
})
export type MemberRecord = z.infer<typeof memberRecordSchema>

const fields = {
  memberId: memberIdSchema,
  category: workPermitCategorySchema,
  status: workPermitStatusSchema,
  notes: noteSchema.nullable(),
}

export const createMemberRecordSchema = z.object({
  memberId: fields.memberId,
  category: workPermitCategorySchema.default('SUV_open'),
  status: workPermitStatusSchema.default('pending'),
  notes: fields.notes.optional(),
})

export const updateMemberRecordSchema = z.object(fields).partial()
