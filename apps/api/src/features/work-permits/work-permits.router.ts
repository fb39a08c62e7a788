import { createWorkPermitSchema, updateWorkPermitSchema, workPermitSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createWorkPermit } from './create-work-permit.ts'
import { deleteWorkPermit } from './delete-work-permit.ts'
import { listWorkPermits } from './list-work-permits.ts'
import { updateWorkPermit } from './update-work-permit.ts'

const tags = ['Work permits']

export const workPermitsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/work-permits/{id}',
        tags,
        summary: "The team's work permits, newest first",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(workPermitSchema))
    .query(({ ctx, input }) => listWorkPermits(ctx, input)),
  create: memberProcedure
    .meta({ openapi: { method: 'POST', path: '/work-permits', tags, summary: 'Add a work permit' } })
    .input(createWorkPermitSchema)
    .output(workPermitSchema)
    .mutation(({ ctx, input }) => createWorkPermit(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/work-permits/{id}',
        tags,
        summary: 'Change fields of a work permit',
      },
    })
    .input(updateWorkPermitSchema.extend(recordInput.shape))
    .output(workPermitSchema)
    .mutation(({ ctx, input }) => updateWorkPermit(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/work-permits/{id}',
        tags,
        summary: 'Delete a work permit',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteWorkPermit(ctx, input)),
})
