import {
  assessmentSchema,
  evaluateRequestSchema,
  readRestAnswers,
  restAnswersSchema,
  visitorAnswersSchema,
} from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, publicProcedure, router, sessionProcedure } from '../../trpc.ts'
import { evaluateEligibility } from './evaluate-eligibility.ts'
import { findLatestAssessment } from './find-latest-assessment.ts'
import { takeOverAssessment } from './take-over-assessment.ts'

const tags = ['Eligibility']

export const eligibilityRouter = router({
  evaluate: publicProcedure
    .meta({
      rest: { read: readRestAnswers, schema: restAnswersSchema },
      openapi: {
        method: 'POST',
        path: '/eligibility/evaluate',
        protect: false,
        tags,
        summary: 'Evaluate answers and store the assessment',
        description:
          'The server evaluates; a result or gaps in the request are not read. The specified edition of the rules decides ' +
          'unless `programEdition` names another; `editions` answers for it and for the one in force, and `unanswered` ' +
          'names the requirements that are open. A request without any answer, or with a name that is not known, is ' +
          'refused. Signed in, the assessment is stored for ' +
          'the caller. Without credentials the answers are evaluated and nothing is stored: `id` is null.',
      },
    })
    .input(evaluateRequestSchema)
    .output(assessmentSchema)
    .mutation(({ ctx, input }) => evaluateEligibility(ctx, input)),
  latest: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/eligibility/{userId}',
        tags,
        summary: "The member's latest assessment, or null",
        description: '`userId` is your own. Null before the first evaluation that was stored.',
      },
    })
    .input(z.object({ userId: z.string().max(100) }))
    .output(assessmentSchema.nullable())
    .query(({ ctx, input }) => findLatestAssessment(ctx, input)),
  takeOver: sessionProcedure
    .input(visitorAnswersSchema)
    .output(assessmentSchema)
    .mutation(({ ctx, input }) => takeOverAssessment(ctx, input)),
})
