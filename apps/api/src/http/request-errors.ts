import { DomainError } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, fieldIssues, isForLog, storedInstead, toPublicError } from '../errors.ts'
import { LateRequestError } from './late-requests.ts'

/** Refusals that Fastify makes before a handler is called, in our words. */
const texts: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address has a broken percent-encoding.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large: at most 1 MiB is taken here.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with the header content-type: application/json.',
}

const codes: Record<number, string> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
}

const toldOfRefusals: ReadonlySet<string> = new Set(['forbidden', 'too_many_requests'])

/**
 * Answers with the one error shape, whatever part of the server refused or broke: the only place where an error becomes an
 * HTTP answer. Handlers throw DomainError, TRPCError, or whatever broke.
 */
export function handleRequestError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, code } = error as FastifyError
  // A refusal is for who was refused, at that moment.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  // A client library's error may carry the status that another machine answered with: that is no refusal of ours.
  if (error instanceof LateRequestError) {
    request.log.error({ err: error }, 'request ended: it took too long')
    return reply.code(503).send({
      error: 'This took too long and was ended. Try again, with less at once where you can.',
      code: 'SERVICE_UNAVAILABLE',
    } satisfies ErrorBody)
  }
  // What a procedure refused stands in the log already (trpc.ts).
  if (error instanceof DomainError && toldOfRefusals.has(error.code))
    request.log.warn({ refusal: error.code.toUpperCase() }, 'refused')
  const isRefusal = status >= 400 && status < 500 && (code?.startsWith('FST_') || 'expose' in error)
  if (!isRefusal) return sendError(error, request, reply)
  const body: ErrorBody = {
    error: texts[code] ?? 'This request cannot be read.',
    code: codes[status] ?? 'BAD_REQUEST',
  }
  return reply.code(status).send(body)
}

function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    error instanceof TRPCError ? error : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error })
  const publicError = toPublicError(known)
  // What a procedure threw has been logged by the error middleware already, under the same request id.
  if (isForLog(publicError) && !(error instanceof TRPCError)) {
    request.log.error({ err: error }, 'request failed')
  }
  const issues = fieldIssues(publicError.cause)
  const current = storedInstead(publicError.cause)
  const body: ErrorBody = {
    error: publicError.message,
    code: publicError.code,
    ...(publicError.code === 'BAD_REQUEST' && issues !== undefined ? { issues } : {}),
    ...(current === undefined ? {} : { current }),
  }
  return reply.code(getHTTPStatusCodeFromError(publicError)).send(body)
}
