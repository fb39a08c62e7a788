import { createLetterOfSupportSchema, letterOfSupportSchema, updateLetterOfSupportSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createLetterOfSupport } from './create-letter-of-support.ts'
import { deleteLetterOfSupport } from './delete-letter-of-support.ts'
import { listLettersOfSupport } from './list-letters-of-support.ts'
import { updateLetterOfSupport } from './update-letter-of-support.ts'

const tags = ['Letters and certificates']

export const lettersOfSupportRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/letters-of-support/{id}',
        tags,
        summary: "The team's letters of support, newest first",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(letterOfSupportSchema))
    .query(({ ctx, input }) => listLettersOfSupport(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/letters-of-support', tags, summary: 'Add a letter of support' },
    })
    .input(createLetterOfSupportSchema)
    .output(letterOfSupportSchema)
    .mutation(({ ctx, input }) => createLetterOfSupport(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/letters-of-support/{id}',
        tags,
        summary: 'Change fields of a letter of support',
      },
    })
    .input(updateLetterOfSupportSchema.extend(recordInput.shape))
    .output(letterOfSupportSchema)
    .mutation(({ ctx, input }) => updateLetterOfSupport(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/letters-of-support/{id}',
        tags,
        summary: 'Delete a letter of support',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteLetterOfSupport(ctx, input)),
})
