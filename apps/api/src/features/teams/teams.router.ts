import {
  createTeamSchema,
  pageFields,
  readRestProvince,
  restProvinceSchema,
  teamSchema,
  updateTeamSchema,
} from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { teamInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createTeam } from './create-team.ts'
import { getTeam } from './get-team.ts'
import { listTeams } from './list-teams.ts'
import { updateTeam } from './update-team.ts'

const tags = ['Teams']
const rest = { read: readRestProvince, schema: restProvinceSchema }

export const teamsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/teams',
        tags,
        summary: 'Your teams, oldest first',
        description: 'Those that you belong to, each with your role.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(teamSchema))
    .query(({ ctx, input }) => listTeams(ctx, input)),
  create: memberProcedure
    .meta({
      rest,
      openapi: {
        method: 'POST',
        path: '/teams',
        tags,
        summary: 'Create a team',
        description: 'You become its founder and first member, under the name of your account.',
      },
    })
    .input(givenInput(createTeamSchema))
    .output(teamSchema)
    .mutation(({ ctx, input }) => createTeam(ctx, input)),
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/teams/{id}',
        tags,
        summary: 'One of your teams',
        description: 'Every field of it, with your role.',
      },
    })
    .input(teamInput)
    .output(teamSchema)
    .query(({ ctx, input }) => getTeam(ctx, input)),
  update: memberProcedure
    .meta({
      rest,
      openapi: {
        method: 'PATCH',
        path: '/teams/{id}',
        tags,
        summary: 'Change fields of a team',
        description: 'Founders only.',
      },
    })
    .input(givenInput(updateTeamSchema.extend(teamInput.shape)))
    .output(teamSchema)
    .mutation(({ ctx, input }) => updateTeam(ctx, input)),
})
