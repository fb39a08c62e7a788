import * as z from 'zod'
import { designatedOrganizationSchema } from '../organizations/schema.ts'
import { cadSchema, flagSchema, noteSchema, percentSchema, timestampFields } from '../shared/fields.ts'

export const matchStatuses = ['potential', 'contacted', 'in_discussion', 'committed', 'rejected'] as const
export const matchStatusSchema = z.enum(matchStatuses)
export type MatchStatus = z.infer<typeof matchStatusSchema>

/** One part of a score: how many of its points were given, and why. */
export const matchPartSchema = z.object({
  key: z.enum(['type', 'focus_areas', 'province', 'investment', 'priority']),
  points: z.number().min(0).max(100),
  maximum: z.number().min(0).max(100),
  reason: z.string(),
})
export type MatchPart = z.infer<typeof matchPartSchema>

export const organizationMatchSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  organizationId: z.uuid(),
  compatibilityScore: percentSchema,
  matchReason: z.string().nullable(),
  scoreParts: z.array(matchPartSchema).meta({ description: 'The parts add up to the score.' }),
  status: matchStatusSchema,
  investmentCommitted: cadSchema.nullable(),
  supportLetterReceived: flagSchema,
  notes: noteSchema.nullable(),
  organization: designatedOrganizationSchema.pick({
    id: true,
    name: true,
    type: true,
    city: true,
    province: true,
    website: true,
    contactInfo: true,
  }),
  ...timestampFields,
})
export type OrganizationMatch = z.infer<typeof organizationMatchSchema>

export const updateMatchSchema = organizationMatchSchema
  .pick({ status: true, investmentCommitted: true, supportLetterReceived: true, notes: true })
  .partial()
