import { trustedBrowserSchema } from '@suv/domain'
import * as z from 'zod'
import { router, sessionProcedure } from '../../trpc.ts'
import { listTrustedBrowsers } from './list-trusted-browsers.ts'
import { removeTrustedBrowser } from './remove-trusted-browser.ts'

// A browser begins to be trusted by better-auth's own requests: see http/auth/routes.ts.
export const trustedBrowsersRouter = router({
  list: sessionProcedure.output(z.array(trustedBrowserSchema)).query(({ ctx }) => listTrustedBrowsers(ctx)),
  remove: sessionProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => removeTrustedBrowser(ctx, input)),
})
