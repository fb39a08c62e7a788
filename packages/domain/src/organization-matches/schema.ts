import * as z from 'zod'
import { companyStages } from '../companies/kinds.ts'
import { designatedOrgPlans } from '../eligibility/schema.ts'
import { provinceSchema } from '../geography/schema.ts'
import { designatedOrganizationSchema } from '../organizations/schema.ts'
import {
  cadSchema,
  daySchema,
  flagSchema,
  noteSchema,
  percentSchema,
  timestampFields,
} from '../shared/fields.ts'
import { matchStatuses } from './kinds.ts'

export * from './kinds.ts'

export const matchStatusSchema = z.enum(matchStatuses)

export type MatchStatus = z.infer<typeof matchStatusSchema>

/** One part of a score: how many of its points were given, and why. */
export const matchPartSchema = z.object({
  key: z.enum(['type', 'focus_areas', 'province', 'stage', 'investment', 'priority']),
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
  contactedOn: daySchema
    .nullable()
    .meta({ description: 'The day of the last contact, as the member logged it.' }),
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
  .pick({
    status: true,
    contactedOn: true,
    investmentCommitted: true,
    supportLetterReceived: true,
    notes: true,
  })
  .partial()

/** What matching knows of a member, so that a screen can score with other weights. */
export const matchProfileSchema = z.object({
  plan: z.enum(designatedOrgPlans).nullable(),
  focusAreas: z.array(z.string()).readonly(),
  sector: z.string().nullable(),
  province: provinceSchema.nullable(),
  stage: z.enum(companyStages).nullable(),
  investmentNeeded: z.int().min(0).nullable(),
})
