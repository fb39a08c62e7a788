import { accountSecuritySchema, emailSchema, passwordSchema } from '@suv/domain'
import * as z from 'zod'
import { publicProcedure, router, sessionProcedure } from '../../trpc.ts'
import { cancelErasure, scheduleErasure } from '../erasure/schedule-erasure.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { readSecurity } from './read-security.ts'
import { cancelEmailChange, requestEmailChange } from './request-email-change.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { checkPasswordLink, resetPassword } from './reset-password.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

const okSchema = z.object({ ok: z.literal(true) })
const tokenInput = z.object({ token: z.string().min(1).max(100) })

export const accountsRouter = router({
  security: sessionProcedure.output(accountSecuritySchema).query(({ ctx }) => readSecurity(ctx)),
  changePassword: sessionProcedure
    .input(
      z.object({
        currentPassword: z.string().max(200),
        newPassword: passwordSchema,
        revokesApiKeys: z.boolean().default(false),
      }),
    )
    .output(z.object({ endedSessions: z.int(), revokedApiKeys: z.int() }))
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  requestPasswordReset: publicProcedure
    .input(z.object({ email: emailSchema }))
    .output(okSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  requestEmailChange: sessionProcedure
    .input(z.object({ email: emailSchema, password: z.string().max(200) }))
    .output(okSchema)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  cancelEmailChange: sessionProcedure.output(okSchema).mutation(({ ctx }) => cancelEmailChange(ctx)),
  confirmEmailChange: publicProcedure
    .input(tokenInput)
    .output(z.object({ email: z.email() }))
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
  // A mutation, so that the token stands in no address.
  checkPasswordLink: publicProcedure
    .input(tokenInput)
    .output(z.object({ isUsable: z.boolean(), hasApiKeys: z.boolean() }))
    .mutation(({ ctx, input }) => checkPasswordLink(ctx, input)),
  resetPassword: publicProcedure
    .input(tokenInput.extend({ password: passwordSchema, revokesApiKeys: z.boolean().default(false) }))
    .output(z.object({ email: z.email() }))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  scheduleErasure: sessionProcedure
    .input(z.object({ password: z.string().max(200), code: z.string().max(20).optional() }))
    .output(z.object({ eraseAt: z.iso.datetime() }))
    .mutation(({ ctx, input }) => scheduleErasure(ctx, input)),
  cancelErasure: sessionProcedure.output(okSchema).mutation(({ ctx }) => cancelErasure(ctx)),
  sendVerification: sessionProcedure.output(okSchema).mutation(({ ctx }) => sendVerification(ctx)),
  verifyEmail: publicProcedure
    .input(tokenInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
})
