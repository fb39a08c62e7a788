import type { ServerResponse } from 'node:http'
import { DomainError, placeSchema } from '@suv/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import type { LiveConnection } from '../live/live-hub.ts'
import { findSessionActor, readApiKey } from './actor.ts'

/** What a tab that reads nothing may leave unread before its stream ends. */
const mostUnread = 262_144

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Its end is the connection's, which would else hold up a stop of the server.
  connection: 'close',
}

/**
 * What happens in the workspace that a member has open, as server-sent events for as long as they have it open. For browsers with a
 * session only; 204, after which a browser does not come again, where the workspace is the member's own.
 */
export function registerLive(server: FastifyInstance, dependencies: AppDependencies): void {
  const { live } = dependencies
  server.addHook('preClose', () => live.close())
  server.get('/live', async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (readApiKey(request) !== undefined || (site !== undefined && site !== 'same-origin')) {
      throw new DomainError('forbidden', 'Only a page of this site reads live events.')
    }
    const actor = await findSessionActor(request, dependencies)
    if (actor?.session === undefined) throw new DomainError('not_signed_in', 'Sign in.')
    const { data: place } = placeSchema.safeParse({ section: null, ...(request.query as object) })
    if (place === undefined) throw new DomainError('invalid_input', 'Send the area that the page shows.')
    const { userId, session } = actor
    if (actor.workspace.teamId === null) return reply.code(204).send()

    const stream = openStream(reply)
    const joined = await live.join({ userId, session }, place, stream.connection)
    if (joined === undefined) return reply.code(204).send()
    stream.begin(joined.leave)
    return reply
  })
}

/** A stream whose events wait until it begins: before, the answer may still be a refusal. */
function openStream(reply: FastifyReply): {
  connection: LiveConnection
  begin: (onGone: () => void) => void
} {
  const { raw } = reply
  let waiting: string[] | undefined = []
  let isEnded = false
  const write = (text: string) => (waiting === undefined ? writeOrDrop(raw, text) : waiting.push(text))
  return {
    connection: {
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      beat: () => write(':\n\n'),
      end: () => {
        isEnded = true
        if (waiting === undefined) raw.end()
      },
    },
    begin: (onGone) => {
      // Not Fastify's any more: no time limit, nothing compressed, no buffering by a proxy.
      reply.hijack()
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...streamHeaders }))
        if (value !== undefined) raw.setHeader(name, value)
      raw.once('close', onGone)
      // After how long the tab comes again: not all tabs at once.
      raw.write(`retry: ${Math.round(1_000 + Math.random() * 3_000)}\n\n${waiting?.join('') ?? ''}`)
      waiting = undefined
      if (isEnded) raw.end()
      else if (raw.destroyed) onGone()
    },
  }
}

function writeOrDrop(raw: ServerResponse, text: string): void {
  if (raw.destroyed || raw.writableEnded) return
  raw.write(text)
  if (raw.writableLength > mostUnread) raw.destroy()
}
