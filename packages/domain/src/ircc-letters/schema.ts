import * as z from 'zod'
import {
  daySchema,
  flagSchema,
  lineSchema,
  memberIdSchema,
  noteSchema,
  requiredLineSchema,
  textSchema,
  timestampFields,
} from '../shared/fields.ts'
import { irccLetterKinds, mostConcernPapers, mostConcerns } from './kinds.ts'

export * from './kinds.ts'

/** What a letter asks or holds against somebody, with what answers it. */
export const letterConcernSchema = z.object({
  text: textSchema(2_000).min(1, 'Copy the concern from the letter.'),
  answer: textSchema(5_000).default(''),
  paper: lineSchema.default('').meta({ description: 'The paper that shows it, with what to read there.' }),
  documentIds: z
    .array(z.uuid('Choose documents that a member of the team uploaded.'), 'Enter a list.')
    .max(mostConcernPapers, `Attach at most ${mostConcernPapers} papers to a concern.`)
    .default([])
    .meta({ description: 'The documents that are sent with the answer.' }),
})
export type LetterConcern = z.infer<typeof letterConcernSchema>

const fields = {
  memberId: memberIdSchema,
  kind: z.enum(irccLetterKinds, 'Choose what kind of letter it is.'),
  receivedOn: daySchema,
  limitDays: z
    .int('Enter whole days.')
    .min(1, 'Enter at least 1 day.')
    .max(365, 'Enter at most 365 days.')
    .nullable()
    .meta({ description: 'The limit that the letter names, in days; null where it names none.' }),
  inCanada: flagSchema.meta({
    description: 'Whether the person is in Canada, which decides on the days for leave.',
  }),
  concerns: z
    .array(letterConcernSchema, 'Enter a list.')
    .max(mostConcerns, `Enter at most ${mostConcerns} concerns.`),
  notes: noteSchema.nullable(),
}

/** A letter of IRCC to one of the team. */
export const irccLetterSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  ...fields,
  ...timestampFields,
})
export type IrccLetter = z.infer<typeof irccLetterSchema>

export const createIrccLetterSchema = z.object({
  ...fields,
  teamId: requiredLineSchema,
  limitDays: fields.limitDays.optional(),
  inCanada: flagSchema.default(true),
  concerns: fields.concerns.default([]),
  notes: fields.notes.optional(),
})

export const updateIrccLetterSchema = z.object(fields).partial()
