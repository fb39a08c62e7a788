import * as z from 'zod'
import { lineSchema, textSchema, timestampFields } from '../shared/fields.ts'

/** At most this many bytes a file (10 MiB) and files an upload in the working screens. */
export const maximumFileSize = 10_485_760
export const maximumFilesPerUpload = 5

export const documentCategories = [
  'support-letters',
  'language-tests',
  'settlement-funds',
  'business-documents',
  'incorporation',
  'ip-documents',
  'personal-documents',
] as const

export type ChecklistCategory = (typeof documentCategories)[number]

/** Stored category: one of the checklist's seven, or `business_docs`, which the quick upload sends. */
export const documentCategorySchema = z.enum([...documentCategories, 'business_docs'])

export const fileNameSchema = textSchema(255).min(1, 'A file has a name.')

export const documentSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  fileName: fileNameSchema,
  fileType: lineSchema,
  fileSize: z.int().min(0).nullable().meta({ description: 'Bytes.' }),
  objectPath: z.string(),
  category: documentCategorySchema.nullable(),
  uploadedAt: z.iso.datetime(),
  ...timestampFields,
})
export type Document = z.infer<typeof documentSchema>

export const createDocumentSchema = z.object({
  userId: lineSchema.nullish(),
  fileName: fileNameSchema,
  fileType: lineSchema.min(1).default('application/octet-stream'),
  fileSize: z
    .int('Enter whole bytes.')
    .min(0, 'A size cannot be below 0.')
    .max(maximumFileSize, 'A file may have at most 10485760 bytes (10 MB).')
    .nullish(),
  objectPath: textSchema(4_000)
    .min(1, 'Send the address to which the file was sent.')
    .meta({ description: 'The uploadURL to which the file was sent.' }),
  category: documentCategorySchema.default('business_docs'),
})

export const updateDocumentSchema = z
  .object({ fileName: fileNameSchema, category: documentCategorySchema.nullable() })
  .partial()
