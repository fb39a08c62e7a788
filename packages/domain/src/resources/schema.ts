import * as z from 'zod'
import { provinceSchema } from '../geography/schema.ts'
import {
  linesSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
  webAddressSchema,
} from '../shared/fields.ts'
import { resourceCategories, resourceLocationTypes } from './kinds.ts'

export const resourceLocationTypeSchema = z.enum(resourceLocationTypes)

/** Where an entry was read, and what about it is not verified. */
const provenanceFields = {
  source: z.string().nullable().meta({ description: 'Where the entry was read.' }),
  checkedOn: z.iso.date().nullable(),
  notes: linesSchema.meta({ description: 'What to know about the entry, and what is not verified.' }),
}

/** A location on the map. */
export const resourceLocationSchema = z.object({
  id: z.uuid(),
  name: requiredLineSchema,
  type: resourceLocationTypeSchema,
  address: requiredLineSchema,
  city: requiredLineSchema,
  province: provinceSchema,
  latitude: z.number().min(-90).max(90).meta({ description: 'Degrees north (WGS 84).' }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ description: 'Degrees east (WGS 84); negative in Canada.' }),
  website: webAddressSchema.nullable(),
  phone: z.string().max(40).nullable(),
  description: noteSchema.nullable(),
  services: linesSchema,
  isActive: z.boolean(),
  ...provenanceFields,
  ...timestampFields,
})
export type ResourceLocation = z.infer<typeof resourceLocationSchema>

export const resourceCategorySchema = z.enum(resourceCategories)

/** A card of the resources screen. `url` is a path of the product where `isInternal`, else an address on the web. */
export const resourceSchema = z.object({
  id: z.uuid(),
  title: requiredLineSchema,
  description: noteSchema,
  url: z.union([
    webAddressSchema,
    z
      .string()
      .max(200)
      .regex(/^\/(?!\/)/, 'A path begins with one slash.'),
  ]),
  category: resourceCategorySchema,
  isOfficial: z.boolean().meta({
    description: 'Run by a federal, provincial or court body, a Crown corporation or a statutory regulator.',
  }),
  isInternal: z.boolean(),
  ...provenanceFields,
  ...timestampFields,
})
export type Resource = z.infer<typeof resourceSchema>

/** A resource that a member keeps. */
export const bookmarkSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  resourceId: z.uuid(),
  createdAt: z.iso.datetime(),
})
export type Bookmark = z.infer<typeof bookmarkSchema>

export const createBookmarkSchema = z.object({ resourceId: z.uuid('Choose a resource.') })
