import { movePlaceSchema } from '@suv/domain'
import * as z from 'zod'
import { router, sessionProcedure } from '../../trpc.ts'

export const presenceRouter = router({
  /** Tells the others in the workspace where the caller's tab is now. Nothing is kept of it. */
  move: sessionProcedure
    .input(movePlaceSchema)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await ctx.live.move(ctx.actor.userId, input)
      return null
    }),
})
