import * as z from 'zod'
import { publicProcedure, router } from '../../trpc.ts'

export const settingsRouter = router({
  get: publicProcedure
    .output(
      z.object({
        sampleSignIn: z.object({ email: z.string(), password: z.string() }).nullable(),
        analyst: z.string(),
      }),
    )
    .query(({ ctx }) => ctx.settings),
})
