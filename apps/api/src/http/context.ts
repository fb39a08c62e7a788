import type { FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import type { Context } from '../trpc.ts'
import { findActor } from './actor.ts'

/** The context of one request, the same for tRPC and REST; only REST has a way to tell of a next page. */
export async function createContext(
  request: FastifyRequest,
  dependencies: AppDependencies,
  setNextCursor: Context['setNextCursor'] = () => {},
): Promise<Context> {
  const { analyzer, db, auth, clock, files, fileSafety, jobs, live, room, siteUrl, webhooks } = dependencies
  return {
    actor: await findActor(request, dependencies),
    db,
    auth,
    clock,
    files,
    analyzer,
    fileSafety,
    jobs,
    live,
    room,
    webhooks,
    siteUrl,
    log: request.log,
    requestId: request.id,
    requestBytes: Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY),
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    setNextCursor,
    settings: { sampleSignIn: dependencies.sampleSignIn, analyst: analyzer.name },
  }
}
