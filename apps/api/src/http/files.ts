import { Readable } from 'node:stream'
import { DomainError, maximumFileSize } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { attachmentNamed } from '../files/attachment-name.ts'
import { type FileStorage, FileTooLargeError } from '../files/file-storage.ts'
import { sendFile, transferMs } from './document-bytes.ts'

type SignedRequest = {
  Params: { owner: string; name: string }
  Querystring: Record<string, unknown>
}

/**
 * Signed addresses, where the storage is our own: the address is the permission, as with the storage of a cloud. Whoever has
 * it may send, or fetch, one file.
 */
export async function registerFiles(server: FastifyInstance, { files }: AppDependencies): Promise<void> {
  if (files.receiveUpload !== undefined) await registerUploads(server, files.receiveUpload)
  const { openDownload } = files
  if (openDownload === undefined) return
  server.get<SignedRequest>('/files/:owner/:name', { handlerTimeout: transferMs }, async (request, reply) => {
    const { owner, name } = request.params
    const download = await openDownload({ key: `${owner}/${name}`, query: request.query })
    if (download === undefined) throw new DomainError('not_found', 'The file is gone.')
    return sendFile(reply, download.file, { disposition: attachmentNamed(download.fileName) })
  })
}

async function registerUploads(
  server: FastifyInstance,
  receiveUpload: NonNullable<FileStorage['receiveUpload']>,
): Promise<void> {
  await server.register(async (uploads) => {
    // A file is taken as it comes, JSON too, and whatever its sender calls it.
    uploads.decorateRequest('announcedType', '')
    uploads.addHook('onRequest', async (request) => {
      request.setDecorator('announcedType', request.headers['content-type'] ?? '')
      request.raw.headers['content-type'] = 'application/octet-stream'
    })
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    uploads.put<SignedRequest>(
      '/files/:owner/:name',
      { handlerTimeout: transferMs },
      async (request, reply) => {
        try {
          if (Number(request.headers['content-length'] ?? 0) > maximumFileSize) throw new FileTooLargeError()
          const { owner, name } = request.params
          const { sha256 } = await receiveUpload({
            key: `${owner}/${name}`,
            query: request.query,
            contentType: request.getDecorator<string>('announcedType'),
            body: request.body instanceof Readable ? request.body : Readable.from([]),
          })
          return reply.header('etag', `"${sha256}"`).code(200).send()
        } catch (error) {
          // What of the file is still to come has no reader.
          reply.header('connection', 'close')
          throw uploadError(error)
        }
      },
    )
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
