import { DomainError } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { isForLog, toPublicError } from '../errors.ts'
import { appRouter } from '../router.ts'
import { createContext } from './context.ts'
import { isTooMuchJson, tooMuchJsonText } from './json-size.ts'
import { answerQueries, readQueries } from './trpc-queries.ts'

/** tRPC for our own web app. Third parties have `rest.ts`. */
export async function registerTrpc(server: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const contextOf = async (request: FastifyRequest) => {
    try {
      return await createContext(request, dependencies)
    } catch (error) {
      throw contextError(error, request)
    }
  }

  const countRequest = server.createRateLimit()
  await server.register(async (scope) => {
    // tRPC reads bodies itself.
    scope.removeContentTypeParser(['application/json', 'multipart/form-data'])
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(
        typeof body === 'string' && isTooMuchJson(body)
          ? new DomainError('invalid_input', tooMuchJsonText)
          : null,
        body,
      ),
    )
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
    scope.all<{ Params: { path: string } }>('/trpc/:path', async (req, res) => {
      res.header('cache-control', 'no-store')
      await countCalls(req, countRequest)
      const { input } = req.query as { input?: unknown }
      if (typeof input === 'string' && isTooMuchJson(input))
        throw new DomainError('invalid_input', tooMuchJsonText)
      const queries = readQueries(req)
      if (queries === undefined) {
        const { path } = req.params
        if (req.method === 'GET') requireFew(path)
        await fastifyRequestHandler({
          router: appRouter,
          createContext: () => contextOf(req),
          req,
          res,
          path,
        })
        return
      }
      const { status, body } = await answerQueries(queries, () => contextOf(req))
      return res
        .code(status)
        .headers({ 'content-type': 'application/json', vary: 'trpc-accept, accept' })
        .send(body)
    })
  })
}

/** The context is made outside every procedure, so the error middleware does not see what it throws. */
function contextError(cause: unknown, request: FastifyRequest): TRPCError {
  const message = cause instanceof DomainError ? cause.message : ''
  const error = toPublicError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message, cause }))
  if (isForLog(error)) request.log.error({ err: cause }, 'request failed')
  return error
}

/** As many as the screen that asks most, and half as many again. */
const mostCalls = 30

/** Its own handler reads all answers before it writes the first, and writes them in one turn. */
const mostCallsOfItsOwn = 2

/** @throws DomainError invalid_input */
function requireFew(path: string): void {
  if (path.split(',').length <= mostCallsOfItsOwn) return
  throw new DomainError(
    'invalid_input',
    `Ask at most ${mostCallsOfItsOwn} things in one request, or leave out trpc-accept and what is not known.`,
  )
}

/**
 * Counts each call of a batch as the request that it would else be: the first one has been counted.
 *
 * @throws DomainError invalid_input where there are too many for one request; too_many_requests.
 */
async function countCalls(
  request: FastifyRequest,
  count: (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean }>,
): Promise<void> {
  const { path } = request.params as { path: string }
  const calls = path.split(',').length
  if (calls > mostCalls) {
    throw new DomainError('invalid_input', `Ask at most ${mostCalls} things in one request.`)
  }
  for (let call = 1; call < calls; call++) {
    const { isExceeded = false } = await count(request)
    if (isExceeded) throw new DomainError('too_many_requests', 'Too many requests. Try again in a minute.')
  }
}
