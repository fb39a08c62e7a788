import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers with `body` and its tag, or with 304 where the caller names the tag. By hand, because @fastify/etag compares the
 * whole header with one tag: it knows neither a list of them nor `*`.
 */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = entityTag(body)
  reply.header('etag', tag)
  return namesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body)
}

/** The weak entity tag of an answer: the same JSON has the same tag, however it is compressed (RFC 9110, section 8.8.3). */
function entityTag(body: string): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
}

/** Whether an `If-None-Match` header names the tag, compared weakly as RFC 9110, section 13.1.2, asks for. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return header.match(/"[^"]*"/g)?.includes(opaque) ?? false
}
