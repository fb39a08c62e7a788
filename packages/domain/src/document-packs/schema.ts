import * as z from 'zod'
import { lineSchema, requiredLineSchema, timestampFields } from '../shared/fields.ts'
import { leastLimitMb, mostLimitMb, mostPackPapers, packDestinations } from './kinds.ts'

export * from './kinds.ts'

const packPaperSchema = z.object({
  documentId: z.uuid('Choose one of your documents.'),
  label: lineSchema
    .max(80, 'A label may have at most 80 characters.')
    .min(1, 'Give each paper a label.')
    .meta({ description: 'What the paper is called in the pack: its files are named by it.' }),
})
export type PackPaper = z.infer<typeof packPaperSchema>

const fields = {
  title: requiredLineSchema,
  destination: z.enum(packDestinations, 'Choose where the pack goes.'),
  limitMb: z
    .int('Enter whole MB.')
    .min(leastLimitMb, `Enter at least ${leastLimitMb} MB.`)
    .max(mostLimitMb, `Enter at most ${mostLimitMb} MB.`)
    .nullable()
    .meta({ description: 'MB a file, where the destination is `other`; else null.' }),
  papers: z
    .array(packPaperSchema, 'Enter a list.')
    .max(mostPackPapers, `A pack holds at most ${mostPackPapers} papers.`)
    .meta({ description: 'In the order in which they stand in the pack.' }),
}

/** Papers of a member that go somewhere together. */
export const documentPackSchema = z.object({ id: z.uuid(), userId: z.uuid(), ...fields, ...timestampFields })
export type DocumentPack = z.infer<typeof documentPackSchema>

/** A pack as it is written: as a whole. */
export const writeDocumentPackSchema = z
  .object({
    ...fields,
    limitMb: fields.limitMb.default(null),
    papers: fields.papers.default([]),
  })
  .refine(({ destination, limitMb }) => (destination === 'other') === (limitMb !== null), {
    path: ['limitMb'],
    error: 'Enter the limit of another destination in MB, and none for a portal, whose limit is known.',
  })
  .refine(({ papers }) => new Set(papers.map(({ documentId }) => documentId)).size === papers.length, {
    path: ['papers'],
    error: 'A paper stands in a pack once.',
  })
export type DocumentPackValues = z.output<typeof writeDocumentPackSchema>
