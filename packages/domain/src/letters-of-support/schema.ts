import * as z from 'zod'
import {
  daySchema,
  flagSchema,
  memberIdSchema,
  noteSchema,
  organizationIdSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { letterStatuses, storedLetterStatuses } from './kinds.ts'

export * from './kinds.ts'

export const letterStatusSchema = z.enum(letterStatuses, 'The status must be pending, issued or expired.')

export type LetterStatus = z.infer<typeof letterStatusSchema>

export const storedLetterStatusSchema = z.enum(storedLetterStatuses)

export type StoredLetterStatus = z.infer<typeof storedLetterStatusSchema>

/** A designated organization's letter for one person of a team. */
export const letterOfSupportSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  memberId: z.uuid(),
  organizationId: z.uuid(),
  letterDocumentId: z.uuid().nullable(),
  isEssentialPerson: flagSchema,
  issuedDate: daySchema.nullable(),
  status: storedLetterStatusSchema,
  notes: noteSchema.nullable(),
  ...timestampFields,
})

export type LetterOfSupport = z.infer<typeof letterOfSupportSchema>

const fields = {
  memberId: memberIdSchema,
  organizationId: organizationIdSchema,
  letterDocumentId: z.uuid('Choose one of your documents.').nullable(),
  isEssentialPerson: flagSchema,
  issuedDate: daySchema.nullable(),
  status: letterStatusSchema,
  notes: noteSchema.nullable(),
}

export const createLetterOfSupportSchema = z.object({
  ...z.object(fields).partial().shape,
  teamId: requiredLineSchema,
  memberId: fields.memberId,
  organizationId: fields.organizationId,
  isEssentialPerson: flagSchema.default(false),
  status: letterStatusSchema.default('pending'),
})

export const updateLetterOfSupportSchema = z.object(fields).partial()
