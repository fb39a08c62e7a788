import { createTeamMemberSchema, teamMemberSchema, updateTeamMemberSchema } from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createTeamMember } from './create-team-member.ts'
import { deleteTeamMember } from './delete-team-member.ts'
import { listTeamMembers } from './list-team-members.ts'
import { updateTeamMember } from './update-team-member.ts'

const tags = ['Teams']

export const teamMembersRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/team-members/{id}',
        tags,
        summary: "The team's members",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(teamMemberSchema))
    .query(({ ctx, input }) => listTeamMembers(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/team-members',
        tags,
        summary: 'Add a member to a team',
        description: 'Founders only.',
      },
    })
    .input(givenInput(createTeamMemberSchema))
    .output(teamMemberSchema)
    .mutation(({ ctx, input }) => createTeamMember(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/team-members/{id}',
        tags,
        summary: 'Change fields of a team member',
        description:
          'Members may change their own, founders everybody’s and the role. The last founder cannot become a member.',
      },
    })
    .input(givenInput(updateTeamMemberSchema.extend(recordInput.shape)))
    .output(teamMemberSchema)
    .mutation(({ ctx, input }) => updateTeamMember(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/team-members/{id}',
        tags,
        summary: 'Remove a team member',
        description:
          'Founders only. The member’s share, letters, permits and records go too; their application for permanent residence stays, under their name. The last founder cannot be removed.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteTeamMember(ctx, input)),
})
