import * as z from 'zod'
import { cadSchema, linesSchema, noteSchema, requiredLineSchema, timestampFields } from '../shared/fields.ts'
import { organizationTypes } from './kinds.ts'

export * from './kinds.ts'

export const organizationTypeSchema = z.enum(organizationTypes)

export type OrganizationType = z.infer<typeof organizationTypeSchema>

export const designatedOrganizationSchema = z.object({
  id: z.uuid(),
  name: requiredLineSchema,
  type: organizationTypeSchema,
  website: z.string().nullable(),
  description: noteSchema.nullable(),
  focusAreas: linesSchema,
  industries: linesSchema,
  investmentRange: z
    .object({ min: cadSchema.nullable(), max: cadSchema.nullable(), typical: cadSchema.nullable() })
    .nullable()
    .meta({ description: 'Whole CAD; null where not known.' }),
  isPriorityProcessing: z.boolean(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  requirements: linesSchema,
  contactInfo: z
    .object({ email: z.email().nullable(), applicationProcess: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null where no verified contact is known.' }),
  successStories: z.array(z.object({ company: z.string(), description: z.string() })),
  isActive: z.boolean(),
  source: z.string().nullable().meta({ description: 'Where the entry was read.' }),
  checkedOn: z.iso.date().nullable(),
  notes: linesSchema.meta({ description: 'What to know about the figures, and what is not verified.' }),
  ...timestampFields,
})

export type DesignatedOrganization = z.infer<typeof designatedOrganizationSchema>

const demoFields = {
  id: true,
  name: true,
  type: true,
  website: true,
  province: true,
  city: true,
  focusAreas: true,
} as const

/** What a visitor without a membership sees of an organization: with the notes, which say what of it is not verified. */
export const demoOrganizationSchema = designatedOrganizationSchema.pick({
  ...demoFields,
  description: true,
  investmentRange: true,
  notes: true,
  checkedOn: true,
})

/** An entry of the list: some fields for everybody, all of them with an active membership. */
export const listedOrganizationSchema = designatedOrganizationSchema.partial().required(demoFields)

export type ListedOrganization = z.infer<typeof listedOrganizationSchema>
