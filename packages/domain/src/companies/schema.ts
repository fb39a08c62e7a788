import * as z from 'zod'
import { designatedOrgPlans } from '../eligibility/schema.ts'
import { provinceInputSchema, provinceSchema } from '../geography/schema.ts'
import { cadSchema, lineSchema, percentSchema, webAddressSchema } from '../shared/fields.ts'
import { companyFacts, companyStages } from './kinds.ts'

export * from './kinds.ts'

const facts = {
  oneLiner: lineSchema.nullable(),
  sector: lineSchema.nullable(),
  stage: z.enum(companyStages, 'Choose a stage.').nullable(),
  website: webAddressSchema.nullable(),
  organizationSought: z.enum(designatedOrgPlans, 'Choose a kind of organization.').nullable(),
  amountSought: cadSchema.nullable().meta({ description: 'Whole CAD.' }),
  matchThreshold: percentSchema.meta({
    description: 'From how many points on an organization counts as a match.',
  }),
}

/** What a workspace says about its company. A fact that is null is not said. */
export const companySchema = z.object({
  ...facts,
  province: provinceSchema.nullable(),
  /** Null before the first save. */
  updatedAt: z.iso.datetime().nullable(),
})
export type Company = z.infer<typeof companySchema>
export type CompanyFacts = Pick<Company, (typeof companyFacts)[number]>

export const updateCompanySchema = z.object({ ...facts, province: provinceInputSchema.nullable() }).partial()

/** A fact that a text seems to state: a proposal, which nothing takes over by itself. */
export const companySuggestionSchema = z.object({
  fact: z.enum(companyFacts),
  /** The value to be set: an amount in whole CAD, else a text. */
  value: z.union([z.string(), z.int()]),
  /** The sentence that it was read from, as written. */
  sentence: z.string(),
  /** Where the sentence stands: a section of the business plan, or the assessment. */
  from: z.string(),
})
export type CompanySuggestion = z.infer<typeof companySuggestionSchema>
