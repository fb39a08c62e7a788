import { passkeySchema, renamePasskeySchema } from '@suv/domain'
import * as z from 'zod'
import { router, sessionProcedure } from '../../trpc.ts'
import { listPasskeys } from './list-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'

// Making and using one are better-auth's own requests: see http/auth/routes.ts.
export const passkeysRouter = router({
  list: sessionProcedure.output(z.array(passkeySchema)).query(({ ctx }) => listPasskeys(ctx)),
  rename: sessionProcedure
    .input(renamePasskeySchema)
    .output(passkeySchema)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  remove: sessionProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
})
