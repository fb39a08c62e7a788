import { DomainError } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { toPublicError } from '../errors.ts'
import { type AppRouter, appRouter } from '../router.ts'
import { createContext } from './context.ts'

/** tRPC for our own web app. Third parties have `rest.ts`. */
export async function registerTrpc(server: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  await server.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: async ({ req }) => {
        try {
          return await createContext(req, dependencies)
        } catch (error) {
          throw contextError(error)
        }
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  })
}

/** The context is made outside every procedure, so the error middleware does not see what it throws. */
function contextError(cause: unknown): TRPCError {
  const message = cause instanceof DomainError ? cause.message : ''
  return toPublicError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message, cause }))
}
