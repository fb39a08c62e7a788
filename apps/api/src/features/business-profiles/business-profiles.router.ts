import { businessProfileSchema, updateBusinessProfileSchema } from '@suv/domain'
import { givenInput } from '../../given-fields.ts'
import { memberInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { findBusinessProfile } from './find-business-profile.ts'
import { saveBusinessProfile } from './save-business-profile.ts'

const tags = ['Account']

export const businessProfilesRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/business-profiles/{id}',
        tags,
        summary: "A member's business profile",
        description:
          '`id` is a member’s. Your own is null before you write it. Another’s is there where it is public, ' +
          'with the fields that its visibleSections name; the others are empty.',
      },
    })
    .input(memberInput)
    .output(businessProfileSchema.nullable())
    .query(({ ctx, input }) => findBusinessProfile(ctx, input)),
  save: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/business-profiles/{id}',
        tags,
        summary: 'Write your business profile',
        description: 'Creates it, private, where there is none. Fields that are left out stay as they are.',
      },
    })
    .input(givenInput(updateBusinessProfileSchema.extend(memberInput.shape)))
    .output(businessProfileSchema)
    .mutation(({ ctx, input }) => saveBusinessProfile(ctx, input)),
})
