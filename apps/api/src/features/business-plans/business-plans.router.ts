import {
  businessPlanSchema,
  createBusinessPlanSchema,
  fieldChangeSchema,
  planProgressSchema,
  updateBusinessPlanSchema,
} from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { memberInput, recordInput } from '../../inputs.ts'
import { router, workspaceProcedure } from '../../trpc.ts'
import { createBusinessPlan } from './create-business-plan.ts'
import { findBusinessPlan } from './find-business-plan.ts'
import { listPlanChanges } from './list-plan-changes.ts'
import { readPlanProgress } from './read-plan-progress.ts'
import { updateBusinessPlan } from './update-business-plan.ts'

const tags = ['Business plan']

export const businessPlansRouter = router({
  progress: workspaceProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/business-plan/{id}',
        tags,
        summary: "How complete the member's plan and its six sections are",
        description: 'Percent. Without a plan the id is null and the progress 0.',
      },
    })
    .input(memberInput)
    .output(planProgressSchema)
    .query(({ ctx, input }) => readPlanProgress(ctx, input)),
  get: workspaceProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/business-plans/{id}',
        tags,
        summary: "The member's plan, or null",
        description: 'The id is the user id here, and the id of the plan in PUT.',
      },
    })
    .input(memberInput)
    .output(businessPlanSchema.nullable())
    .query(({ ctx, input }) => findBusinessPlan(ctx, input)),
  create: workspaceProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/business-plans',
        tags,
        summary: "Begin the member's plan",
        description: 'Where there is one already the answer is 409 and carries it as `current`.',
      },
    })
    .input(givenInput(createBusinessPlanSchema))
    .output(businessPlanSchema)
    .mutation(({ ctx, input }) => createBusinessPlan(ctx, input)),
  changes: workspaceProcedure
    .input(recordInput)
    .output(z.array(fieldChangeSchema))
    .query(({ ctx, input }) => listPlanChanges(ctx, input)),
  update: workspaceProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/business-plans/{id}',
        tags,
        summary: 'Save sections of the plan',
        description:
          'Sections that are left out stay. With a `lastModified` that is not the stored one the answer is 409 and ' +
          'carries the stored plan as `current`; without `lastModified` the call wins.',
      },
    })
    .input(givenInput(updateBusinessPlanSchema.extend(recordInput.shape)))
    .output(businessPlanSchema)
    .mutation(({ ctx, input }) => updateBusinessPlan(ctx, input)),
})
