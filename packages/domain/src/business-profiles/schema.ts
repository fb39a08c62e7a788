import * as z from 'zod'
import {
  callerIdSchema,
  flagSchema,
  lineSchema,
  linesSchema,
  noteSchema,
  timestampFields,
  webAddressSchema,
} from '../shared/fields.ts'

const fields = {
  companyName: lineSchema.nullable(),
  tagline: lineSchema.nullable(),
  bio: noteSchema.nullable(),
  industry: lineSchema.nullable(),
  foundedYear: z
    .int('Enter a year.')
    .min(1800, 'Enter a year from 1800 on.')
    .max(2200, 'Enter a year up to 2200.')
    .nullable(),
  websiteUrl: webAddressSchema.nullable(),
  linkedinUrl: webAddressSchema.nullable(),
  pitchDeckUrl: webAddressSchema.nullable(),
  videoUrl: webAddressSchema.nullable(),
  achievements: linesSchema,
  teamSize: z
    .int('Enter a whole number of people.')
    .min(1, 'A team has at least 1 person.')
    .max(1_000_000, 'Enter at most 1,000,000.')
    .nullable(),
  fundingStage: lineSchema.nullable(),
  isPublic: flagSchema,
  visibleSections: linesSchema.meta({ description: 'Names of the sections that a public profile shows.' }),
}

export const businessProfileSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  ...fields,
  ...timestampFields,
})
export type BusinessProfile = z.infer<typeof businessProfileSchema>

/** A profile begins private; a member has one. */
export const createBusinessProfileSchema = z.object({
  ...z.object(fields).partial().shape,
  userId: callerIdSchema,
})

export const updateBusinessProfileSchema = z.object(fields).partial()
