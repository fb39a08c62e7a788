import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../errors.ts'

/** The answer to a path that nothing serves. */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body: ErrorBody = {
    error: `There is no ${request.method} at this path. See /api/docs.`,
    code: 'NOT_FOUND',
  }
  return reply.code(404).send(body)
}
