import * as z from 'zod'
import { daySchema, lineSchema, requiredLineSchema, textSchema, timestampFields } from '../shared/fields.ts'
import { diligenceHeadings } from './kinds.ts'

export * from './kinds.ts'

const fields = {
  heading: z.enum(diligenceHeadings, 'Choose one of the headings.'),
  question: textSchema(2_000).meta({ description: 'As your own letter words it.' }),
  answer: textSchema(10_000),
  paper: lineSchema.meta({ description: 'The paper that shows it, with what to read there.' }),
  paperDatedOn: daySchema.nullable(),
  documentId: z
    .uuid('Choose one of your documents.')
    .nullable()
    .meta({ description: 'The document that is this paper, if there is one.' }),
}

/** A team's answer to one question of the due diligence letter. */
export const diligenceAnswerSchema = z.object({
  id: z.uuid(),
  teamId: z.string(),
  ...fields,
  ...timestampFields,
})
export type DiligenceAnswer = z.infer<typeof diligenceAnswerSchema>

export const createDiligenceAnswerSchema = z.object({
  ...fields,
  teamId: requiredLineSchema,
  question: fields.question.default(''),
  answer: fields.answer.default(''),
  paper: fields.paper.default(''),
  paperDatedOn: fields.paperDatedOn.optional(),
  documentId: fields.documentId.optional(),
})

export const updateDiligenceAnswerSchema = z.object(fields).partial()
