import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../errors.ts'
import { sendError } from './rest.ts'

/** Refusals that Fastify makes before a procedure is called, in our words. */
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

/** Answers with the one error shape, whatever part of the server refused. */
export function handleRequestError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return sendError(error, request, reply)
  const body: ErrorBody = {
    error: texts[error.code] ?? (status === 429 ? error.message : 'This request cannot be read.'),
    code: codes[status] ?? 'BAD_REQUEST',
  }
  return reply.code(status).send(body)
}
