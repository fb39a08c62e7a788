import * as z from 'zod'
import { lineSchema, noteSchema, percentSchema, timestampFields } from '../shared/fields.ts'

export const ownershipSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  memberId: z.uuid(),
  votingRightsPct: percentSchema,
  vestingTerms: noteSchema.nullable(),
  ...timestampFields,
})
export type Ownership = z.infer<typeof ownershipSchema>

export const createOwnershipSchema = z.object({
  teamId: lineSchema,
  memberId: z.uuid('Please select a team member'),
  votingRightsPct: percentSchema,
  vestingTerms: noteSchema.nullish(),
})
export const updateOwnershipSchema = z
  .object({ votingRightsPct: percentSchema, vestingTerms: noteSchema.nullable() })
  .partial()
