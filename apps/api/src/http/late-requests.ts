import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** After how many milliseconds a request is ended, where it takes longer than others by its nature. */
    answeredWithinMs?: number
  }
}

/** What a request ends with that was not answered in time. */
export class LateRequestError extends Error {
  override readonly name = 'LateRequestError'
}

/**
 * Ends each request that is not answered after `limitMs`, whatever its handler waits for: in words, or, where the answer has begun,
 * by breaking it off. Not by Fastify's handlerTimeout, which forgets its limit once the body is read, and which makes an error for each
 * request with a body: a sixth of a write's rate.
 */
export function endLateRequests(server: FastifyInstance, limitMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { answeredWithinMs = limitMs } = request.routeOptions.config
    const timer = setTimeout(() => {
      if (reply.sent) return
      const error = new LateRequestError(`Not answered after ${answeredWithinMs} ms.`)
      if (reply.raw.headersSent) reply.raw.destroy(error)
      else reply.send(error)
    }, answeredWithinMs)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
