import { createMilestoneSchema, milestoneSchema, updateMilestoneSchema } from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { deletedSchema, memberListInput, recordInput } from '../../inputs.ts'
import { router, workspaceProcedure } from '../../trpc.ts'
import { createMilestone } from './create-milestone.ts'
import { deleteMilestone } from './delete-milestone.ts'
import { listMilestones } from './list-milestones.ts'
import { updateMilestone } from './update-milestone.ts'

const tags = ['Milestones']

export const milestonesRouter = router({
  list: workspaceProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/milestones/{id}',
        tags,
        summary: "The member's milestones, by order",
        description: '`id` is your own user id.',
      },
    })
    .input(memberListInput)
    .output(z.array(milestoneSchema))
    .query(({ ctx, input }) => listMilestones(ctx, input)),
  create: workspaceProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/milestones',
        tags,
        summary: 'Add a milestone',
        description: 'It is yours; the status completed sets `completedDate` and a progress of 100.',
      },
    })
    .input(givenInput(createMilestoneSchema))
    .output(milestoneSchema)
    .mutation(({ ctx, input }) => createMilestone(ctx, input)),
  update: workspaceProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/milestones/{id}',
        tags,
        summary: 'Change fields of a milestone',
        description:
          'The status completed sets completedDate and a progress of 100; any other status clears completedDate.',
      },
    })
    .input(givenInput(updateMilestoneSchema.extend(recordInput.shape)))
    .output(milestoneSchema)
    .mutation(({ ctx, input }) => updateMilestone(ctx, input)),
  remove: workspaceProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/milestones/{id}',
        tags,
        summary: 'Delete a milestone',
        description: 'Deleting it again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteMilestone(ctx, input)),
})
