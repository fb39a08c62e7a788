import { updateUserSchema, userSchema } from '@suv/domain'
import { givenInput } from '../../given-fields.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { getMe } from './get-me.ts'
import { updateMe } from './update-me.ts'

const tags = ['Account']

export const usersRouter = router({
  me: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/users/me',
        tags,
        summary: 'The member who is asking',
        description: 'Your record and your teams, by session or API key.',
      },
    })
    .output(userSchema)
    .query(({ ctx }) => getMe(ctx)),
  updateMe: memberProcedure
    .meta({
      isOpenToAll: true,
      openapi: {
        method: 'PATCH',
        path: '/users/me',
        tags,
        summary: 'Change fields of your own record',
        description: 'What you leave out stays as it is. Name, email and password are changed on the site.',
      },
    })
    .input(givenInput(updateUserSchema))
    .output(userSchema)
    .mutation(({ ctx, input }) => updateMe(ctx, input)),
})
