import { sessionSchema } from '@suv/domain'
import * as z from 'zod'
import { router, sessionProcedure } from '../../trpc.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

export const sessionsRouter = router({
  list: sessionProcedure.output(z.array(sessionSchema)).query(({ ctx }) => listSessions(ctx)),
  end: sessionProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: sessionProcedure
    .output(z.object({ endedSessions: z.int() }))
    .mutation(({ ctx }) => endOtherSessions(ctx)),
})
