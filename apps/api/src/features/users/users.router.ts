import { userSchema } from '@suv/domain'
import { memberProcedure, router } from '../../trpc.ts'
import { getMe } from './get-me.ts'

export const usersRouter = router({
  me: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/users/me', tags: ['Account'], summary: 'The member who is asking' },
    })
    .output(userSchema)
    .query(({ ctx }) => getMe(ctx)),
})
