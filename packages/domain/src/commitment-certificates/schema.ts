import * as z from 'zod'
import { letterStatusSchema, storedLetterStatusSchema } from '../letters-of-support/schema.ts'
import {
  daySchema,
  lineSchema,
  memberIdSchema,
  noteSchema,
  organizationIdSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'

/** The certificate that a designated organization sends to the government for a team. */
export const commitmentCertificateSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  organizationId: z.uuid(),
  certificateId: lineSchema,
  certificateDocumentId: z.uuid().nullable(),
  coversMembers: z.array(z.uuid()).meta({ description: 'Ids of the team members whom it covers.' }),
  essentialMembers: z.array(z.uuid()).meta({ description: 'Ids of those whom it calls essential.' }),
  issuedDate: daySchema.nullable(),
  status: storedLetterStatusSchema,
  notes: noteSchema.nullable(),
  ...timestampFields,
})
export type CommitmentCertificate = z.infer<typeof commitmentCertificateSchema>

const membersSchema = z
  .array(memberIdSchema, 'Enter a list.')
  .max(50, 'Choose at most 50 members.')
  .refine((ids) => new Set(ids).size === ids.length, 'Name each member once.')

const fields = {
  organizationId: organizationIdSchema,
  certificateId: z.string('Certificate ID is required').pipe(lineSchema.min(1, 'Certificate ID is required')),
  certificateDocumentId: z.uuid('Choose one of your documents.').nullable(),
  coversMembers: membersSchema,
  essentialMembers: membersSchema,
  issuedDate: daySchema.nullable(),
  status: letterStatusSchema,
  notes: noteSchema.nullable(),
}

export const createCommitmentCertificateSchema = z.object({
  ...z.object(fields).partial().shape,
  teamId: requiredLineSchema,
  organizationId: fields.organizationId,
  certificateId: fields.certificateId,
  coversMembers: membersSchema.default([]),
  essentialMembers: membersSchema.default([]),
  status: letterStatusSchema.default('pending'),
})

export const updateCommitmentCertificateSchema = z.object(fields).partial()
