import * as z from 'zod'
import { daySchema, lineSchema, textSchema, timestampFields } from '../shared/fields.ts'
import { checklistKeys } from './checklist-keys.ts'
import { documentHolders, documentSharings } from './holders.ts'
import { documentCategories, maximumFileSize, maximumLargeFileSize } from './kinds.ts'

export * from './holders.ts'
export * from './kinds.ts'

/** Stored category: one of the checklist's seven, or `business_docs`, which the quick upload sends. */
export const documentCategorySchema = z.enum([...documentCategories, 'business_docs'])

/** C0 and C1 controls, and the marks that make a name read in another order than it is stored: `gpj.exe` as `exe.jpg`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this looks for
const hiddenCharacters = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** Any script and any emoji; kept as it is. It is a label: where the file lies has nothing to do with it. */
export const fileNameSchema = textSchema(255)
  .min(1, 'A file has a name.')
  .refine(
    (name) => (name === '' || name.trim() !== '') && name !== '.' && name !== '..',
    'A file has a name.',
  )
  .refine((name) => !/[/\\]/.test(name), 'A file name has no / and no \\. Rename the file.')
  .refine((name) => !hiddenCharacters.test(name), 'Remove the hidden characters from the file name.')

/** Item of the checklist: the key of a named document. */
export const checklistKeySchema = z.enum(checklistKeys, 'Choose a document of the checklist.')

const documentHolderSchema = z.enum(documentHolders).meta({
  description:
    "Whose it is: the person's who sent it, or the company's, which everybody in its workspace reads.",
})

export const documentSharingSchema = z.enum(documentSharings).meta({
  description:
    "What the team sees of a person's own paper: nothing, that it exists and until when it holds, or its content.",
})

export const documentSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  fileName: fileNameSchema,
  fileType: lineSchema,
  fileSize: z.int().min(0).nullable().meta({ description: 'Bytes.' }),
  objectPath: z.string(),
  category: documentCategorySchema.nullable(),
  checklistKey: checklistKeySchema.nullable().meta({
    description: 'Which document of the checklist it is, where somebody has said so.',
  }),
  expiresOn: z.iso
    .date()
    .nullable()
    .meta({ description: 'Last day on which the paper is valid, YYYY-MM-DD.' }),
  holder: documentHolderSchema,
  sharing: documentSharingSchema,
  uploadedAt: z.iso.datetime(),
  ...timestampFields,
})

export type Document = z.infer<typeof documentSchema>

const recordedFileSchema = z.object({
  userId: lineSchema.nullish(),
  fileName: fileNameSchema,
  fileType: lineSchema.min(1).default('application/octet-stream'),
  fileSize: z
    .int('Enter whole bytes.')
    .min(0, 'A size cannot be below 0.')
    .max(maximumLargeFileSize, 'A file may have at most 104857600 bytes (100 MB).')
    .nullish()
    .meta({ description: 'Bytes: at most 10485760 (10 MB), or 104857600 of a file that was sent in parts.' }),
  objectPath: textSchema(4_000).min(1, 'Send the address to which the file was sent.').meta({
    description:
      'The uploadURL to which the file was sent, or the location or the key of an upload in parts.',
  }),
  category: documentCategorySchema.default('business_docs'),
})

/** A file that was sent; the key of one that was sent in parts says so. */
export const createDocumentSchema = recordedFileSchema.refine(
  ({ fileSize, objectPath }) => (fileSize ?? 0) <= maximumFileSize || objectPath.includes('/large-'),
  { path: ['fileSize'], error: 'A file may have at most 10485760 bytes (10 MB).' },
)

export const updateDocumentSchema = z
  .object({
    fileName: fileNameSchema,
    category: documentCategorySchema.nullable(),
    checklistKey: checklistKeySchema.nullable().meta({
      description: 'Filing a document under an item also files it under the category of that item.',
    }),
    expiresOn: daySchema.nullable(),
    holder: documentHolderSchema,
    sharing: documentSharingSchema,
  })
  .partial()

/** With `fileSize` or `fileType`, the address takes a file of exactly that size or type. */
export const createUploadSchema = z.object({
  fileSize: z
    .int('Enter whole bytes.')
    .min(1, 'The file is empty.')
    .max(maximumFileSize, 'A file may have at most 10485760 bytes (10 MB).')
    .nullish(),
  fileType: lineSchema.regex(/^[\w.+-]+\/[\w.+-]+$/, 'Enter a type such as application/pdf.').nullish(),
})

/** A named document that the member ticked: they have it, as a file or otherwise. */
export const checklistTickSchema = z.object({ checklistKey: checklistKeySchema })

/** SHA-256 of a file's bytes, hexadecimal. */
const contentHashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'Enter the SHA-256 of the file, in lower case.')

/** A file that is about to be sent, by what tells whether it is kept already. Sizes in bytes. */
export const fileToCompareSchema = z.object({
  contentHash: contentHashSchema,
  fileSize: z.int().min(0).max(maximumLargeFileSize),
})
export type FileToCompare = z.infer<typeof fileToCompareSchema>

export const filesToCompareSchema = z.object({ files: z.array(fileToCompareSchema).min(1).max(50) })

/** A document that is kept and has the bytes of a file that is about to be sent. */
export const sameDocumentSchema = z.object({
  contentHash: contentHashSchema,
  id: z.uuid(),
  fileName: fileNameSchema,
})
export type SameDocument = z.infer<typeof sameDocumentSchema>

/** A paper of somebody in the team, as the others see it: what it is and until when it holds; the file only where they may open it. */
export const teamPaperSchema = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  memberName: z.string(),
  isYours: z.boolean(),
  category: documentCategorySchema.nullable(),
  checklistKey: checklistKeySchema.nullable(),
  expiresOn: z.iso.date().nullable(),
  sharing: documentSharingSchema,
  file: z.object({ fileName: fileNameSchema, fileType: lineSchema }).nullable(),
})
export type TeamPaper = z.infer<typeof teamPaperSchema>
