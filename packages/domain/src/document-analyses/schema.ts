import * as z from 'zod'
import { planSectionFields } from '../business-plans/schema.ts'
import {
  callerIdSchema,
  lineSchema,
  percentSchema,
  requiredLineSchema,
  textSchema,
} from '../shared/fields.ts'
import {
  analysisTypes,
  complianceStatuses,
  deadlinePriorities,
  extractionMethods,
  fieldNames,
  knownDocumentTypes,
  maximumTextLength,
  noDocumentToAnalyze,
  noTextToAnalyze,
} from './kinds.ts'

export * from './kinds.ts'

const confidenceSchema = percentSchema.meta({
  description: 'Of 100 things that were read in the same way in other documents, how many were right.',
})

export const complianceCheckSchema = z.object({
  requirement: z.string(),
  status: z.enum(complianceStatuses),
  details: z.string(),
  sendInstead: z.string().optional().meta({
    description:
      'Stands only where the text does not let one tell: what to send instead. The status then is partially_met.',
  }),
  confidence: confidenceSchema.optional(),
})

export type ComplianceCheck = z.infer<typeof complianceCheckSchema>

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
const placeFields = {
  quote: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  page: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'Page counted from 1, where the text marks pages with form feeds; else null.' }),
  before: z.string().optional().meta({ description: 'What stands right before the quote in the text.' }),
  after: z.string().optional().meta({ description: 'What stands right behind the quote in the text.' }),
}

export const evidenceSchema = z.object({
  claim: z.string(),
  ...placeFields,
  section: z.enum(planSectionFields).nullable().meta({
    description:
      'Of a business plan: the section whose text start and end count in. Null for other documents.',
  }),
})

export type Evidence = z.infer<typeof evidenceSchema>

/** A value that a document states, with its place. Days are YYYY-MM-DD, amounts 'CAD 25564.5'. */
export const extractedFieldSchema = z.object({
  field: z.enum(fieldNames),
  value: z.string(),
  confidence: confidenceSchema.optional(),
  ...placeFields,
})

export type ExtractedField = z.infer<typeof extractedFieldSchema>

/** What reading a document gave, whoever read it: the rules or a model. */
export const analysisFindingsSchema = z.object({
  documentType: z.string(),
  summary: z.string(),
  confidence: percentSchema.meta({
    description:
      'How sure the reading is, 0 to 100. By the rules: of 100 things stated in such analyses, how many are right. By a model: what it says of itself, lowered by the quotes that are not in the text, and not measured.',
  }),
  extractedRequirements: z.array(z.string()),
  complianceChecks: z.array(complianceCheckSchema),
  deadlines: z.array(deadlineSchema),
  recommendations: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  extractedFields: z
    .array(extractedFieldSchema)
    .meta({ description: 'Names, days and figures that the document states, each with its place.' }),
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
  analyst: requiredLineSchema.meta({ description: "Who read it: 'rules', or the name of the model." }),
  createdAt: z.iso.datetime(),
})

export type DocumentAnalysis = z.infer<typeof documentAnalysisSchema>

function documentText(blankMessage: string) {
  return z
    .string(blankMessage)
    .pipe(textSchema(maximumTextLength).refine((text) => text.trim() !== '', blankMessage))
    .meta({ description: 'The text of the document; a form feed begins a new page.' })
}

const documentTypeSchema = lineSchema.nullish().meta({
  description: `What the text is: ${knownDocumentTypes.join(', ')} or words of your own. Left out, it is recognised.`,
})

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

/** The text of an uploaded document, as the server reads it. */
export const extractedTextSchema = z.object({
  text: z.string().meta({ description: 'A form feed begins a new page.' }),
  method: z
    .enum(extractionMethods)
    .meta({ description: "'ocr': letters recognised in a picture, with mistakes." }),
  pages: z.int().min(1).meta({ description: 'How many pages were read.' }),
  isCut: z.boolean().meta({ description: 'Whether there is more than was read.' }),
})

export type ExtractedText = z.infer<typeof extractedTextSchema>
