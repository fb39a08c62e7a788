import { createPrApplicationSchema, prApplicationSchema, updatePrApplicationSchema } from '@suv/domain'
import { deletedSchema, recordInput, teamInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createPrApplication } from './create-pr-application.ts'
import { deletePrApplication } from './delete-pr-application.ts'
import { findPrApplication } from './find-pr-application.ts'
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
