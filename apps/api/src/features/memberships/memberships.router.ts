import { membershipSchema } from '@suv/domain'
import { memberInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { findMembership } from './find-membership.ts'

export const membershipsRouter = router({
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
