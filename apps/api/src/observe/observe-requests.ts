import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RequestEnd, requestEnds } from './events.ts'
import { featureOf } from './feature-of.ts'
import type { Tracing } from './tracing.ts'
import { during, type Work } from './work.ts'

/** Has what is done for a request know what it is done for, and tells of the request's end. */
export function observeRequests(
  server: FastifyInstance,
  { tracing }: { tracing: Tracing | undefined },
): void {
  const works = new WeakMap<FastifyRequest, Work>()
  if (tracing !== undefined) {
    server.addHook('onRequest', (request, _reply, done) => {
      const feature = featureOf(request)
      works.set(request, { feature, requestId: request.id, span: tracing.beginRequest(request, feature) })
      done()
    })
  }
  // After the body has come: its stream runs in a context of its own.
  server.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request) ?? { feature: featureOf(request), requestId: request.id }
    during(work, done)
  })
  server.addHook('onResponse', (request, reply, done) => {
    const span = works.get(request)?.span
    if (span !== undefined) tracing?.endRequest(span, reply.statusCode)
    if (requestEnds.hasSubscribers) {
      requestEnds.publish({
        method: request.method,
        feature: featureOf(request),
        status: reply.statusCode,
        ms: reply.elapsedTime,
      } satisfies RequestEnd)
    }
    done()
  })
}
