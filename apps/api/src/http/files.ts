import { Readable } from 'node:stream'
import { findExpectedUpload } from '@suv/db'
import { DomainError, maximumFileSize } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { attachmentNamed } from '../files/attachment-name.ts'
import { type FileStorage, FileTooLargeError, isFileKey } from '../files/file-storage.ts'
import { sendFile, transferMs } from './document-bytes.ts'

type SignedRequest = {
  Params: { owner: string; name: string }
  Querystring: Record<string, unknown>
}

/**
 * Signed addresses, where the storage is our own: the address is the permission, as with the storage of a cloud. Whoever has
 * it may send, or fetch, one file.
 */
export async function registerFiles(server: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { files } = dependencies
  if (files.receiveUpload !== undefined) await registerUploads(server, dependencies, files.receiveUpload)
  const { openDownload } = files
  if (openDownload === undefined) return
  server.get<SignedRequest>(
    '/files/:owner/:name',
    { config: { answeredWithinMs: transferMs } },
    async (request, reply) => {
      const { owner, name } = request.params
      const download = await openDownload({ key: `${owner}/${name}`, query: request.query })
      if (download === undefined) throw new DomainError('not_found', 'The file is gone.')
      return sendFile(reply, download.file, { disposition: attachmentNamed(download.fileName) })
    },
  )
}

/** Files of one member that may come at the same time: what is on its way lies on the disk, or in memory, already. */
const mostAtOnce = 6

async function registerUploads(
  server: FastifyInstance,
  { db, clock, files }: AppDependencies,
  receiveUpload: NonNullable<FileStorage['receiveUpload']>,
): Promise<void> {
  const coming = new Map<string, number>()
  const oneOf = async <T>(owner: string, receive: () => Promise<T>): Promise<T> => {
    const others = coming.get(owner) ?? 0
    if (others >= mostAtOnce) {
      throw new DomainError(
        'too_many_requests',
        `${mostAtOnce} files are coming already. Send this one when one of them has arrived.`,
      )
    }
    coming.set(owner, others + 1)
    try {
      return await receive()
    } finally {
      const left = (coming.get(owner) ?? 1) - 1
      if (left > 0) coming.set(owner, left)
      else coming.delete(owner)
    }
  }
  /** An address counts while room is set aside for it, or to hear that its file has arrived and is kept. */
  const requireAwaited = async (objectPath: string) => {
    if (!isFileKey(objectPath)) return
    if ((await findExpectedUpload(db, { objectPath, now: clock.now() })) !== undefined) return
    if ((await files.findSize(objectPath)) !== undefined) return
    throw new DomainError('forbidden', 'No file is awaited at this address any more. Ask for another.')
  }

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
      { config: { answeredWithinMs: transferMs } },
      async (request, reply) => {
        try {
          if (Number(request.headers['content-length'] ?? 0) > maximumFileSize) throw new FileTooLargeError()
          const { owner, name } = request.params
          const key = `${owner}/${name}`
          await requireAwaited(key)
          const { sha256 } = await oneOf(owner, () =>
            receiveUpload({
              key,
              query: request.query,
              contentType: request.getDecorator<string>('announcedType'),
              body: request.body instanceof Readable ? request.body : Readable.from([]),
            }),
          )
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
    const message = `The file is too large: at most ${cause.most} bytes are taken here.`
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
