import { createOwnershipSchema, ownershipSchema, updateOwnershipSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createOwnership } from './create-ownership.ts'
import { deleteOwnership } from './delete-ownership.ts'
import { listOwnership } from './list-ownership.ts'
import { updateOwnership } from './update-ownership.ts'

const tags = ['Teams']
const limitText = 'A team’s shares never exceed 100 percent together.'

export const ownershipRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/ownership/{id}',
        tags,
        summary: "The team's shares of the voting rights",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(ownershipSchema))
    .query(({ ctx, input }) => listOwnership(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/ownership',
        tags,
        summary: 'Give a team member a share',
        description: limitText,
      },
    })
    .input(createOwnershipSchema)
    .output(ownershipSchema)
    .mutation(({ ctx, input }) => createOwnership(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/ownership/{id}',
        tags,
        summary: 'Change fields of a share',
        description: limitText,
      },
    })
    .input(updateOwnershipSchema.extend(recordInput.shape))
    .output(ownershipSchema)
    .mutation(({ ctx, input }) => updateOwnership(ctx, input)),
  remove: memberProcedure
    .meta({ openapi: { method: 'DELETE', path: '/ownership/{id}', tags, summary: 'Delete a share' } })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteOwnership(ctx, input)),
})
