import * as z from 'zod'
import { planSectionFields } from '../business-plan/schema.ts'
import { callerIdSchema, lineSchema, percentSchema, textSchema } from '../shared/fields.ts'

export const analysisTypes = ['business_plan', 'other'] as const

/** The kinds of document that the rules know; any other text may stand in `documentType` too. */
export const knownDocumentTypes = [
  'letter_of_support',
  'commitment_certificate',
  'language_test',
  'bank_letter',
  'business_plan',
  'other',
] as const
export type KnownDocumentType = (typeof knownDocumentTypes)[number]

export const complianceStatuses = ['met', 'partially_met', 'not_met'] as const
export const complianceCheckSchema = z.object({
  requirement: z.string(),
  status: z.enum(complianceStatuses),
  details: z.string(),
})
export type ComplianceCheck = z.infer<typeof complianceCheckSchema>

export const deadlinePriorities = ['high', 'medium', 'low'] as const
export const deadlineSchema = z.object({
  description: z.string(),
  priority: z.enum(deadlinePriorities),
  date: z.iso.date(),
  category: z.string(),
})
export type Deadline = z.infer<typeof deadlineSchema>

/**
 * The place in the text that a claim rests on. `quote` is exactly the text from `start` up to, without, `end`, counted in
 * UTF-16 code units as JavaScript does.
 */
export const evidenceSchema = z.object({
  claim: z.string(),
  quote: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  page: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'Page counted from 1, where the text marks pages with form feeds; else null.' }),
  section: z.enum(planSectionFields).nullable().meta({
    description:
      'Of a business plan: the section whose text start and end count in. Null for other documents.',
  }),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** What reading a document gave, whoever read it: the rules or a model. */
export const analysisFindingsSchema = z.object({
  documentType: z.string(),
  summary: z.string(),
  confidence: percentSchema.meta({ description: 'How sure the reading is, 0 to 100.' }),
  extractedRequirements: z.array(z.string()),
  complianceChecks: z.array(complianceCheckSchema),
  deadlines: z.array(deadlineSchema),
  recommendations: z.array(z.string()),
  evidence: z.array(evidenceSchema),
})
export type AnalysisFindings = z.infer<typeof analysisFindingsSchema>

/** An analysis as stored. */
export const documentAnalysisSchema = analysisFindingsSchema.extend({
  id: z.uuid(),
  userId: z.uuid(),
  documentId: z.uuid().nullable(),
  businessPlanId: z.uuid().nullable(),
  summary: z.string().nullable(),
  confidence: percentSchema.nullable(),
  analysisType: z.enum(analysisTypes),
  createdAt: z.iso.datetime(),
})
export type DocumentAnalysis = z.infer<typeof documentAnalysisSchema>

/** About 200 pages: more would keep the rules busy for too long. */
const maximumTextLength = 500_000

function documentText(blankMessage: string) {
  return z
    .string(blankMessage)
    .pipe(textSchema(maximumTextLength).refine((text) => text.trim() !== '', blankMessage))
    .meta({ description: 'The text of the document; a form feed begins a new page.' })
}

const documentTypeSchema = lineSchema.nullish().meta({
  description: `What the text is: ${knownDocumentTypes.join(', ')} or words of your own. Left out, it is recognised.`,
})

export const noTextToAnalyze = 'Please enter document text to analyze'
export const noDocumentToAnalyze = 'Please select a document and enter its text content.'
export const noPlanToAnalyze = 'No business plan found to analyze'

export const analyzeTextRequestSchema = z.object({
  userId: callerIdSchema,
  documentText: documentText(noTextToAnalyze),
  documentType: documentTypeSchema,
})

export const analyzeDocumentRequestSchema = z.object({
  userId: callerIdSchema,
  documentText: documentText(noDocumentToAnalyze),
  documentType: documentTypeSchema,
})

export const analyzeBusinessPlanRequestSchema = z.object({ userId: callerIdSchema })
