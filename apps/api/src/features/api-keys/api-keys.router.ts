import { apiKeySchema, createApiKeySchema, createdApiKeySchema } from '@suv/domain'
import * as z from 'zod'
import { router, sessionProcedure } from '../../trpc.ts'
import { createApiKey } from './create-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { revokeApiKey } from './revoke-api-key.ts'

export const apiKeysRouter = router({
  list: sessionProcedure.output(z.array(apiKeySchema)).query(({ ctx }) => listApiKeys(ctx)),
  create: sessionProcedure
    .input(createApiKeySchema)
    .output(createdApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revoke: sessionProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() }))
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
})
