import * as z from 'zod'
import { emailSchema } from '../accounts/schema.ts'
import { provinceInputSchema, provinceSchema } from '../geography/schema.ts'
import {
  cadSchema,
  daySchema,
  flagSchema,
  jsonObjectSchema,
  lineSchema,
  noteSchema,
  requiredLineSchema,
  textSchema,
  timestampFields,
  webAddressSchema,
  withinBounds,
} from '../shared/fields.ts'

export const teamRoles = ['founder', 'member'] as const

export const teamSchema = z.object({
  id: z.string(),
  teamName: requiredLineSchema,
  canadaIncorpStatus: lineSchema.nullable(),
  province: provinceSchema.nullable(),
  operationsInCanada: flagSchema,
  sector: lineSchema.nullable(),
  oneLiner: lineSchema.nullable(),
  problem: noteSchema.nullable(),
  solution: noteSchema.nullable(),
  tractionData: jsonObjectSchema.nullable(),
  ipStatus: lineSchema.nullable(),
  website: webAddressSchema.nullable(),
  role: z.enum(teamRoles).meta({ description: "The caller's role: founders manage members." }),
  ...timestampFields,
})
export type Team = z.infer<typeof teamSchema>

const writableTeam = teamSchema
  .omit({ id: true, role: true, province: true, createdAt: true, updatedAt: true })
  .extend({ province: provinceInputSchema.nullable() })
  .partial()

export const createTeamSchema = writableTeam.extend({ teamName: requiredLineSchema })
export const updateTeamSchema = writableTeam

/** Four CLB levels and the test, as free as the specification leaves it. */
export const languageScoresSchema = z
  .record(textSchema(40), z.union([textSchema(100), z.number()]))
  .superRefine(withinBounds({ entries: 30, depth: 1, characters: 5_000 }))

export const teamMemberSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  userId: z.uuid().nullable(),
  fullName: z.string().meta({ description: 'The name as in the passport.' }),
  passportName: requiredLineSchema,
  dateOfBirth: daySchema.nullable(),
  nationality: lineSchema.nullable(),
  isEssentialPerson: flagSchema,
  languageScores: languageScoresSchema.nullable(),
  fundsAmountCAD: cadSchema.nullable(),
  role: z.enum(teamRoles),
  ...timestampFields,
})
export type TeamMember = z.infer<typeof teamMemberSchema>

const writableMember = teamMemberSchema
  .pick({
    passportName: true,
    dateOfBirth: true,
    nationality: true,
    isEssentialPerson: true,
    languageScores: true,
    fundsAmountCAD: true,
  })
  .partial()

export const createTeamMemberSchema = writableMember.extend({
  teamId: lineSchema,
  passportName: requiredLineSchema,
})
/** Founders alone may change a role. */
export const updateTeamMemberSchema = writableMember.extend({ role: teamMemberSchema.shape.role.optional() })

/** An invitation that waits to be accepted, as the team's founders see it. */
export const teamInvitationSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  memberId: z.uuid(),
  email: z.email(),
  expiresAt: z.iso.datetime(),
  ...timestampFields,
})
export type TeamInvitation = z.infer<typeof teamInvitationSchema>

/** Whom to invite: a person of the team's papers, or with `passportName` one who is added to them. */
export const createTeamInvitationSchema = z
  .object({
    teamId: lineSchema,
    email: emailSchema,
    memberId: z.uuid('Please select a team member').optional(),
    passportName: requiredLineSchema.optional(),
  })
  .refine(({ memberId, passportName }) => (memberId === undefined) !== (passportName === undefined), {
    path: ['memberId'],
    message: 'Name a member of the team, or the passport name of a new one.',
  })

/** What the page of a mailed invitation shows to whoever has the link. */
export const openInvitationSchema = z.object({
  teamName: z.string(),
  passportName: z.string(),
  invitedByName: z.string().nullable(),
  email: z.email(),
  hasPassword: z.boolean().meta({ description: 'Whether the address signs in already.' }),
})
export type OpenInvitation = z.infer<typeof openInvitationSchema>
