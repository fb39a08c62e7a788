import {
  analyzeBusinessPlanRequestSchema,
  analyzeDocumentRequestSchema,
  analyzeTextRequestSchema,
  documentAnalysisSchema,
  extractedTextSchema,
} from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, memberListInput, recordInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { analyzeMembersDocument } from './analyze-members-document.ts'
import { analyzeMembersPlan } from './analyze-members-plan.ts'
import { analyzeMembersText } from './analyze-members-text.ts'
import { deleteDocumentAnalysis } from './delete-document-analysis.ts'
import { extractMembersText } from './extract-members-text.ts'
import { listDocumentAnalyses } from './list-document-analyses.ts'

const tags = ['Document analysis']

export const documentAnalysesRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/document-analyses/{id}',
        tags,
        summary: "The member's analyses, newest first",
        description: '`id` is your own user id.',
      },
    })
    .input(memberListInput)
    .output(z.array(documentAnalysisSchema))
    .query(({ ctx, input }) => listDocumentAnalyses(ctx, input)),
  analyzeText: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/document-analyses/text',
        tags,
        summary: 'Analyze a text',
        description: 'What is found is kept; the text itself is not.',
      },
      waitsForNetwork: true,
    })
    .input(analyzeTextRequestSchema)
    .output(documentAnalysisSchema)
    .mutation(({ ctx, input }) => analyzeMembersText(ctx, input)),
  extractText: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/documents/{id}/text',
        tags,
        summary: 'The text of an uploaded document',
        description:
          'Read from the file: its own text, or letters recognised in a picture. Nothing of it is kept.',
      },
    })
    .input(recordInput)
    .output(extractedTextSchema)
    .query(({ ctx, input }) => extractMembersText(ctx, input)),
  analyzeDocument: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/documents/{id}/analyze',
        tags,
        summary: 'Analyze the text of a document',
        description:
          'The analysis names the document it belongs to. What is found is kept; the text itself is not.',
      },
      waitsForNetwork: true,
      readsWorkspace: true,
    })
    .input(analyzeDocumentRequestSchema.extend(recordInput.shape))
    .output(documentAnalysisSchema)
    .mutation(({ ctx, input }) => analyzeMembersDocument(ctx, input)),
  analyzeBusinessPlan: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/business-plans/{id}/analyze',
        tags,
        summary: 'Analyze the business plan',
        description: 'Reads the plan as it is stored, and keeps what is found.',
      },
      waitsForNetwork: true,
      readsWorkspace: true,
    })
    .input(analyzeBusinessPlanRequestSchema.extend(recordInput.shape))
    .output(documentAnalysisSchema)
    .mutation(({ ctx, input }) => analyzeMembersPlan(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/document-analyses/{id}',
        tags,
        summary: 'Delete an analysis',
        description: 'Deleting it again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteDocumentAnalysis(ctx, input)),
})
