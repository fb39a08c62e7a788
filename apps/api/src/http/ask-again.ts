import type { FastifyInstance } from 'fastify'

/** Long enough not to press, short enough that who waits is served soon after the fault. */
const afterSeconds = 5

/** Says with each refusal that passes by itself when to ask again, for programs: `Retry-After`. */
export function tellWhenToAskAgain(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    // tRPC's own handler answers with a Response, whose status Fastify takes over after this.
    const status = payload instanceof Response ? payload.status : reply.statusCode
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', afterSeconds)
    done()
  })
}
