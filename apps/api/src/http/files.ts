import { Readable } from 'node:stream'
import { getDocument } from '@suv/db'
import { DomainError, maximumFileSize } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FileStorage, FileTooLargeError } from '../files/file-storage.ts'
import type { Parts } from '../parts.ts'
import { findActor } from './actor.ts'
import { attachmentNamed } from './attachment.ts'
import { sendError } from './rest.ts'

/** The bytes of documents, which are no JSON: uploads to /files where the storage is our own, and downloads. */
export async function registerFiles(server: FastifyInstance, parts: Parts): Promise<void> {
  const { receiveUpload } = parts.files
  if (receiveUpload !== undefined) await registerUploads(server, receiveUpload)
  server.get('/api/documents/:id/download', answering(parts, sendDocument))
}

type Handler = (request: FastifyRequest, reply: FastifyReply, parts: Parts) => Promise<FastifyReply>

/** Errors have the one shape of the REST paths. */
function answering(parts: Parts, handler: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await handler(request, reply, parts)
    } catch (error) {
      return sendError(error, request, reply)
    }
  }
}

type UploadRequest = {
  Params: { owner: string; name: string }
  Querystring: { expires?: unknown; signature?: unknown }
}

/** The signed address is the permission, as with the storage of a cloud: whoever has it may send one file. */
async function registerUploads(
  server: FastifyInstance,
  receiveUpload: NonNullable<FileStorage['receiveUpload']>,
): Promise<void> {
  await server.register(async (uploads) => {
    // A file is taken as it comes, JSON too, and whatever its sender calls it.
    uploads.addHook('onRequest', async (request) => {
      request.raw.headers['content-type'] = 'application/octet-stream'
    })
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    uploads.put<UploadRequest>('/files/:owner/:name', async (request, reply) => {
      try {
        if (Number(request.headers['content-length'] ?? 0) > maximumFileSize) throw new FileTooLargeError()
        const { owner, name } = request.params
        const { expires, signature } = request.query
        const { sha256 } = await receiveUpload({
          key: `${owner}/${name}`,
          expires: String(expires),
          signature: String(signature),
          body: request.body instanceof Readable ? request.body : Readable.from([]),
        })
        return reply.header('etag', `"${sha256}"`).code(200).send()
      } catch (error) {
        // What of the file is still to come has no reader.
        reply.header('connection', 'close')
        return sendError(uploadError(error), request, reply)
      }
    })
  })
}

function uploadError(cause: unknown): unknown {
  if (cause instanceof FileTooLargeError) {
    const message = `The file is too large: at most ${maximumFileSize} bytes (10 MB) are taken.`
    return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message, cause })
  }
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNRESET') {
    return new TRPCError({
      code: 'BAD_REQUEST',
      message: 'The file did not arrive whole. Send it again.',
      cause,
    })
  }
  return cause
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock, authSecret, files }: Parts,
): Promise<FastifyReply> {
  const actor = await findActor(request, { db, clock, secret: authSecret })
  if (actor === null) throw new DomainError('not_signed_in', 'Sign in, or send an API key.')
  if (actor.apiKey?.scopes.includes('read') === false) {
    throw new DomainError('forbidden', 'This API key has no read scope. Create one that has it.')
  }
  const { id } = request.params as { id: string }
  const document = await getDocument(db, { id, userId: actor.userId })
  const file = await files.openFile(document.objectPath)
  if (file === undefined) {
    throw new DomainError('not_found', 'The file of this document is gone. Delete it and send it again.')
  }
  return (
    reply
      .header('content-disposition', attachmentNamed(document.fileName))
      // Never what the uploader claims: a browser saves it, and nothing of it runs here.
      .header('content-type', 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file)
  )
}
