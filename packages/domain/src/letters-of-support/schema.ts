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

/** What a form may set, for letters of support and commitment certificates alike (specification 2, section 5). */
export const letterStatuses = ['pending', 'issued', 'expired'] as const
export const letterStatusSchema = z.enum(letterStatuses, 'The status must be pending, issued or expired.')
export type LetterStatus = z.infer<typeof letterStatusSchema>

/** What a stored record may carry: display styles exist for two further steps (specification 2, section 4). */
export const storedLetterStatuses = [...letterStatuses, 'contacted', 'in_discussion'] as const
export const storedLetterStatusSchema = z.enum(storedLetterStatuses)
export type StoredLetterStatus = z.infer<typeof storedLetterStatusSchema>

const organizationIdSchema = z.uuid('Please select a designated organization')

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

const letterFields = {
  memberId: memberIdSchema,
  organizationId: organizationIdSchema,
  letterDocumentId: z.uuid('Choose one of your documents.').nullable(),
  isEssentialPerson: flagSchema,
  issuedDate: daySchema.nullable(),
  status: letterStatusSchema,
  notes: noteSchema.nullable(),
}

export const createLetterOfSupportSchema = z.object({
  ...z.object(letterFields).partial().shape,
  teamId: requiredLineSchema,
  memberId: letterFields.memberId,
  organizationId: letterFields.organizationId,
  isEssentialPerson: flagSchema.default(false),
  status: letterStatusSchema.default('pending'),
})

export const updateLetterOfSupportSchema = z.object(letterFields).partial()

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

const membersSchema = z.array(memberIdSchema, 'Enter a list.').max(50, 'Choose at most 50 members.')

const certificateFields = {
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
  ...z.object(certificateFields).partial().shape,
  teamId: requiredLineSchema,
  organizationId: certificateFields.organizationId,
  certificateId: certificateFields.certificateId,
  coversMembers: membersSchema.default([]),
  essentialMembers: membersSchema.default([]),
  status: letterStatusSchema.default('pending'),
})

export const updateCommitmentCertificateSchema = z.object(certificateFields).partial()
