import { complianceStatuses, deadlinePriorities, knownDocumentTypes } from '@suv/domain'
import * as z from 'zod'

const quote = z
  .string()
  .max(2_000)
  .describe('Copied from the document, letter by letter. One sentence at most.')
const sentence = z.string().max(400)

/** What a model is asked for: claims, each with its quote. */
export const modelAnswerSchema = z.object({
  documentType: z.enum(knownDocumentTypes),
  confidence: z.number().min(0).max(100),
  summary: z.array(z.object({ sentence, quote })).max(6),
  requirements: z.array(z.object({ quote })).max(20),
  checks: z
    .array(
      z.object({
        requirement: z.string().max(200),
        status: z.enum([...complianceStatuses, 'could_not_tell']),
        details: sentence,
        advice: sentence.describe('What to do; empty where the point is met.'),
        quotes: z.array(quote).max(4).describe('Empty only where the document says nothing of it.'),
      }),
    )
    .max(30),
  deadlines: z
    .array(
      z.object({
        description: z.string().max(200),
        date: z.string().describe('YYYY-MM-DD, as in the quote.'),
        priority: z.enum(deadlinePriorities),
        category: z.enum(['business_plan', 'regulatory', 'financial', 'legal']),
        quote,
      }),
    )
    .max(30),
})
export type ModelAnswer = z.infer<typeof modelAnswerSchema>
