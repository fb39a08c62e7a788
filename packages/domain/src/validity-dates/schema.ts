import * as z from 'zod'
import { datedPaperKinds } from '../papers/kinds.ts'
import {
  daySchema,
  flagSchema,
  lineSchema,
  memberIdSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'

const livesThereSchema = flagSchema.nullable().meta({
  description:
    'Of a police certificate: whether its country is the one that the person lives in now. Null: not said, and its six months are counted.',
})
const stayEndedOnSchema = daySchema.nullable().meta({
  description:
    'Of a police certificate of a country lived in before: the last day of the last stay of six months or more there.',
})

export const datedPaperKindSchema = z.enum(datedPaperKinds, 'Choose one of the kinds of paper.')

/** The date of one paper of one member. */
export const validityDateSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  memberId: z.uuid(),
  kind: datedPaperKindSchema,
  label: lineSchema.nullable().meta({
    description: 'What tells papers of one kind apart: of a police certificate the country.',
  }),
  day: daySchema.meta({
    description:
      'Of a passport the day printed as its last; otherwise the day of the test, the examination or the issue.',
  }),
  livesThere: livesThereSchema,
  stayEndedOn: stayEndedOnSchema,
  ...timestampFields,
})
export type ValidityDate = z.infer<typeof validityDateSchema>

const fields = {
  memberId: memberIdSchema,
  kind: datedPaperKindSchema,
  label: lineSchema.nullable(),
  day: daySchema,
  livesThere: livesThereSchema,
  stayEndedOn: stayEndedOnSchema,
}

export const createValidityDateSchema = z.object({
  ...fields,
  teamId: requiredLineSchema,
  label: fields.label.optional(),
  livesThere: fields.livesThere.optional(),
  stayEndedOn: fields.stayEndedOn.optional(),
})

export const updateValidityDateSchema = z.object(fields).partial()
