import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { DomainError } from '@suv/domain'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { AppDependencies } from './dependencies.ts'
import { tellWhenToAskAgain } from './http/ask-again.ts'
import { registerAuth } from './http/auth/register-auth.ts'
import { registerCalendar } from './http/calendar.ts'
import { registerCheckout } from './http/checkout.ts'
import { isServedSecurely } from './http/cookies.ts'
import { registerDocs } from './http/docs.ts'
import { registerDocumentBytes } from './http/document-bytes.ts'
import { registerExports } from './http/exports.ts'
import { registerFiles } from './http/files.ts'
import { registerHealth } from './http/health.ts'
import { isTooMuchJson, tooMuchJsonText } from './http/json-size.ts'
import { endLateRequests } from './http/late-requests.ts'
import { registerLive } from './http/live.ts'
import { OneLineARequest } from './http/one-line-a-request.ts'
import { registerOpenApi } from './http/openapi-path.ts'
import { refuseOtherNames } from './http/own-name.ts'
import { knowQuiet } from './http/quiet.ts'
import { requestCounts } from './http/request-counts.ts'
import { handleRequestError } from './http/request-errors.ts'
import { registerRest } from './http/rest.ts'
import { refuseCrossSiteWrites } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { registerTrpc } from './http/trpc.ts'
import { answerUnreadableRequest } from './http/unreadable-requests.ts'
import { listAssets, registerWeb } from './http/web.ts'
import { networkOf } from './network-of.ts'
import { knowProcedures } from './observe/feature-of.ts'
import { observeRequests } from './observe/observe-requests.ts'
import { appRouter } from './router.ts'
import { speakInWords } from './words.ts'

const oneMebibyte = 1_048_576

/** Puts everything behind HTTP. Nothing listens until the caller says so. */
export async function buildServer(dependencies: AppDependencies): Promise<FastifyInstance> {
  speakInWords()
  const headers = securityHeaders({ isHttps: isServedSecurely(dependencies.publicUrl) })
  const server = Fastify({
    loggerInstance: dependencies.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new OneLineARequest(),
    trustProxy: dependencies.trustProxy === undefined ? false : [...dependencies.trustProxy],
    bodyLimit: oneMebibyte,
    // Until the whole of a request has arrived: a file of 10 MB over a slow line.
    requestTimeout: 300_000,
    // What comes on a connection that is still open while the port is closed already is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 5000 },
    clientErrorHandler: (error, socket) => answerUnreadableRequest(error, socket, headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
      handleRequestError(error, request, reply)
    },
  })

  // Before any plugin, so that what a plugin refuses has the same shape.
  server.setErrorHandler(handleRequestError)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  endLateRequests(server, dependencies.requestTimeoutMs ?? 60_000)
  knowProcedures(Object.keys(appRouter._def.procedures))
  observeRequests(server, dependencies)
  knowQuiet(server)
  tellWhenToAskAgain(server)
  refuseNul(server)
  acceptEmptyJsonBodies(server)
  letGoWhenStopping(server, dependencies)

  const assets = listAssets(dependencies.webRoot)
  await server.register(compress, { threshold: 1024 })
  await server.register(rateLimit, {
    max: dependencies.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    store: requestCounts(dependencies),
    // The names of the IETF's draft: ratelimit-limit, -remaining and -reset, in seconds.
    enableDraftSpec: true,
    // A first visit asks for some fifty files of the app, and many people may come from one office. They are sent as they lie
    // on the disk and kept by the browser for ever. What looks like one and is none is counted.
    allowList: ({ url }) => assets.has(url),
    errorResponseBuilder: (_request, { after }) =>
      new DomainError('too_many_requests', `Too many requests. Try again in ${after}.`),
  })
  refuseOtherNames(server, dependencies)
  refuseCrossSiteWrites(server, dependencies)

  registerHealth(server, dependencies)
  registerAuth(server, dependencies)
  registerCheckout(server, dependencies)
  await registerTrpc(server, dependencies)
  registerRest(server, dependencies)
  registerLive(server, dependencies)
  registerCalendar(server, dependencies)
  await registerFiles(server, dependencies)
  registerDocumentBytes(server, dependencies)
  registerExports(server, dependencies)
  registerOpenApi(server)
  registerDocs(server)
  await registerWeb(server, dependencies)
  return server
}

/** A connection that the client keeps after its last answer would hold up the stop until the client lets go. */
function letGoWhenStopping(server: FastifyInstance, { draining }: AppDependencies): void {
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping || draining?.aborted === true) reply.header('connection', 'close')
  })
}

/** No text that is stored holds one, and PostgreSQL refuses it as a fault of ours. */
function refuseNul(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new DomainError('invalid_input', 'The address holds a NUL character.')
  })
}

/** Clients announce JSON and send nothing where a call has no payload; that is no error. */
function acceptEmptyJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isTooMuchJson(body)) done(new DomainError('invalid_input', tooMuchJsonText), undefined)
    else parseJson(request, body, done)
  })
}
