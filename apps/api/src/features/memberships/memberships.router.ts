import { hasActiveAccess } from '@suv/db'
import { accessSchema, membershipSchema } from '@suv/domain'
import { memberInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { findMembership } from './find-membership.ts'

export const membershipsRouter = router({
  access: memberProcedure.output(accessSchema).query(async ({ ctx }) => ({
    isActive: await hasActiveAccess(ctx.db, { userId: ctx.actor.userId, now: ctx.clock.now() }),
  })),
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/memberships/{id}',
        tags: ['Account'],
        summary: "The member's membership, or null",
        description: 'Paying changes it, and no call does.',
      },
    })
    .input(memberInput)
    .output(membershipSchema.nullable())
    .query(({ ctx, input }) => findMembership(ctx, input)),
})
