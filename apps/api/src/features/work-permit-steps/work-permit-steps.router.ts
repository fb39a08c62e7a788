import { saveWorkPermitStepSchema, workPermitStepStateSchema } from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { teamInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { listWorkPermitSteps } from './list-work-permit-steps.ts'
import { saveWorkPermitStep } from './save-work-permit-step.ts'

const tags = ['Work permits']

export const workPermitStepsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/work-permit-steps/{id}',
        tags,
        summary: "The nine steps of the team's work permit checklist",
        description: '`id` is the team’s.',
      },
    })
    .input(teamInput)
    .output(z.array(workPermitStepStateSchema))
    .query(({ ctx, input }) => listWorkPermitSteps(ctx, input)),
  save: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/work-permit-steps/{id}',
        tags,
        summary: 'Tick a step, or name the document that proves it',
        description: '`id` is the team’s.',
      },
    })
    .input(givenInput(saveWorkPermitStepSchema.extend(teamInput.shape)))
    .output(workPermitStepStateSchema)
    .mutation(({ ctx, input }) => saveWorkPermitStep(ctx, input)),
})
