import { grantedRoleSchema, openWorkspaceSchema, workspacePersonSchema, workspaceSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamInput } from '../../inputs.ts'
import { memberProcedure, router, sessionProcedure } from '../../trpc.ts'
import { changeRole } from './change-role.ts'
import { keepTeam, scheduleTeamDeletion } from './delete-team.ts'
import { handOver } from './hand-over.ts'
import { leaveTeam } from './leave-team.ts'
import { listPeople } from './list-people.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { openWorkspace } from './open-workspace.ts'
import { removePerson } from './remove-person.ts'

// Who may do what is changed in person only, as invitations are: an API key lets nobody in and nobody out.
export const workspacesRouter = router({
  list: memberProcedure.output(z.array(workspaceSchema)).query(({ ctx }) => listWorkspaces(ctx)),
  open: sessionProcedure
    .input(openWorkspaceSchema)
    .output(openWorkspaceSchema)
    .mutation(({ ctx, input }) => openWorkspace(ctx, input)),
  people: memberProcedure
    .input(teamInput)
    .output(z.array(workspacePersonSchema))
    .query(({ ctx, input }) => listPeople(ctx, input)),
  changeRole: sessionProcedure
    .input(recordInput.extend({ role: grantedRoleSchema }))
    .output(workspacePersonSchema)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  handOver: sessionProcedure
    .input(recordInput)
    .output(workspacePersonSchema)
    .mutation(({ ctx, input }) => handOver(ctx, input)),
  removePerson: sessionProcedure
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => removePerson(ctx, input)),
  scheduleDeletion: sessionProcedure
    .input(teamInput)
    .output(z.object({ deleteAt: z.iso.datetime() }))
    .mutation(({ ctx, input }) => scheduleTeamDeletion(ctx, input)),
  keepTeam: sessionProcedure
    .input(teamInput)
    .output(z.object({ deleteAt: z.null() }))
    .mutation(({ ctx, input }) => keepTeam(ctx, input)),
  leave: sessionProcedure
    .input(teamInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => leaveTeam(ctx, input)),
})
