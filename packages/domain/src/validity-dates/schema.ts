import * as z from 'zod'
import { datedPaperKinds } from '../papers/kinds.ts'
import {
  daySchema,
  lineSchema,
  memberIdSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'

export const datedPaperKindSchema = z.enum(datedPaperKinds, 'Choose one of the kinds of paper.')

/** The date of one paper of one member. */
export const validityDateSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  memberId: z.uuid(),
  kind: datedPaperKindSchema,
  label: lineSchema.nullable().meta({
    description: 'What tells papers of one kind apart, such as the country of a police certificate.',
  }),
  day: daySchema.meta({
    description:
      'Of a passport the day printed as its last; otherwise the day of the test, the examination or the issue.',
  }),
  ...timestampFields,
})
export type ValidityDate = z.infer<typeof validityDateSchema>

const fields = {
  memberId: memberIdSchema,
  kind: datedPaperKindSchema,
  label: lineSchema.nullable(),
  day: daySchema,
}

export const createValidityDateSchema = z.object({
  ...fields,
  teamId: requiredLineSchema,
  label: fields.label.optional(),
})

export const updateValidityDateSchema = z.object(fields).partial()
