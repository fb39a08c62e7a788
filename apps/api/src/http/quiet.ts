import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whoever stands before several servers asks one under load far more often. */
const quietMs = 1_000
const lookMs = 50

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves once nobody but probes has asked for a second, or after so long. Connections that are opened or written to then are lost. */
    untilQuiet: (options: { atMostMs: number }) => Promise<void>
  }
}

/** Lets a stop see whether requests still come, from whom has not noticed yet that no more are wanted. */
export function knowQuiet(server: FastifyInstance): void {
  let askedAt = Number.NEGATIVE_INFINITY
  server.addHook('onRequest', ({ url }, _reply, done) => {
    if (!url.startsWith('/readyz') && !url.startsWith('/healthz')) askedAt = performance.now()
    done()
  })
  server.decorate('untilQuiet', async ({ atMostMs }) => {
    const begun = performance.now()
    while (performance.now() - begun < atMostMs && performance.now() - askedAt < quietMs) await wait(lookMs)
  })
}
