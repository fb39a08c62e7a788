import { createValidityDateSchema, updateValidityDateSchema, validityDateSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createValidityDate } from './create-validity-date.ts'
import { deleteValidityDate } from './delete-validity-date.ts'
import { listValidityDates } from './list-validity-dates.ts'
import { updateValidityDate } from './update-validity-date.ts'

const tags = ['PR application']

export const validityDatesRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/validity-dates/{id}',
        tags,
        summary: "The dates of the team's papers, newest entry first",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(validityDateSchema))
    .query(({ ctx, input }) => listValidityDates(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/validity-dates', tags, summary: 'Add the date of a paper' },
    })
    .input(createValidityDateSchema)
    .output(validityDateSchema)
    .mutation(({ ctx, input }) => createValidityDate(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/validity-dates/{id}',
        tags,
        summary: 'Change fields of the date of a paper',
      },
    })
    .input(updateValidityDateSchema.extend(recordInput.shape))
    .output(validityDateSchema)
    .mutation(({ ctx, input }) => updateValidityDate(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/validity-dates/{id}',
        tags,
        summary: 'Delete the date of a paper',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteValidityDate(ctx, input)),
})
