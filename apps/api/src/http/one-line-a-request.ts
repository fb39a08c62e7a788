import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { featureOf } from '../observe/feature-of.ts'

/** Logs a request once, when it has been answered; that it came in is told at the level `debug`. */
export class OneLineARequest extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const told = {
      req: request,
      feature: featureOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error == null) reply.log.info(told, 'request')
    else reply.log.error({ ...told, err: error }, 'request failed on its way out')
  }
}
