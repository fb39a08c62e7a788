import {
  createTeamInvitationSchema,
  openInvitationSchema,
  passwordSchema,
  teamInvitationSchema,
} from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput } from '../../inputs.ts'
import { publicProcedure, router, sessionProcedure } from '../../trpc.ts'
import { acceptInvitation, acceptWithPassword, openInvitation } from './accept-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { listInvitations } from './list-invitations.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'

const tokenInput = z.object({ token: z.string().min(1).max(100) })

// In person only: an API key lets nobody into a team.
export const teamInvitationsRouter = router({
  list: sessionProcedure
    .input(z.object({ id: z.string().max(100) }))
    .output(z.array(teamInvitationSchema))
    .query(({ ctx, input }) => listInvitations(ctx, input)),
  create: sessionProcedure
    .meta({ isOpenToAll: false })
    .input(createTeamInvitationSchema)
    .output(teamInvitationSchema)
    .mutation(({ ctx, input }) => createInvitation(ctx, input)),
  resend: sessionProcedure
    .meta({ isOpenToAll: false })
    .input(recordInput)
    .output(teamInvitationSchema)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input)),
  revoke: sessionProcedure
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),
  // A mutation, so that the token stands in no address.
  open: publicProcedure
    .input(tokenInput)
    .output(openInvitationSchema)
    .mutation(({ ctx, input }) => openInvitation(ctx, input)),
  accept: sessionProcedure
    .input(tokenInput)
    .output(z.object({ teamId: z.string() }))
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  acceptWithPassword: publicProcedure
    .input(tokenInput.extend({ password: passwordSchema }))
    .output(z.object({ email: z.email() }))
    .mutation(({ ctx, input }) => acceptWithPassword(ctx, input)),
})
