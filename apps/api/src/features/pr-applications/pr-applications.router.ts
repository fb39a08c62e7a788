import {
  createPrApplicationSchema,
  prApplicationChangeSchema,
  prApplicationSchema,
  updatePrApplicationSchema,
} from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createPrApplication } from './create-pr-application.ts'
import { deletePrApplication } from './delete-pr-application.ts'
import { findPrApplication } from './find-pr-application.ts'
import { listPrApplicationChanges } from './list-pr-application-changes.ts'
import { updatePrApplication } from './update-pr-application.ts'

const tags = ['PR application']

export const prApplicationsRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pr-applications/{id}',
        tags,
        summary: "The team's application for permanent residence, or null",
        description: '`id` is the team’s.',
      },
    })
    .input(teamInput)
    .output(prApplicationSchema.nullable())
    .query(({ ctx, input }) => findPrApplication(ctx, input)),
  history: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pr-applications/{id}/changes',
        tags,
        summary: 'What was changed of the application, newest first',
        description: '`id` is the team’s. Who, when, which field, from what to what.',
      },
    })
    .input(teamListInput)
    .output(z.array(prApplicationChangeSchema))
    .query(({ ctx, input }) => listPrApplicationChanges(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/pr-applications',
        tags,
        summary: "Begin the team's application",
        description: 'A team has one: a second answers 409.',
      },
    })
    .input(createPrApplicationSchema)
    .output(prApplicationSchema)
    .mutation(({ ctx, input }) => createPrApplication(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/pr-applications/{id}',
        tags,
        summary: 'Change fields of the application',
        description: 'Such as one boolean of its checklist.',
      },
    })
    .input(updatePrApplicationSchema.extend(recordInput.shape))
    .output(prApplicationSchema)
    .mutation(({ ctx, input }) => updatePrApplication(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/pr-applications/{id}',
        tags,
        summary: 'Delete the application',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deletePrApplication(ctx, input)),
})
