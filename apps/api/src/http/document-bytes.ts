import type { Readable } from 'node:stream'
import { type DocumentRow, getOpenableDocument } from '@suv/db'
import { canPreview, DomainError } from '@suv/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireActor } from '../authorise.ts'
import type { AppDependencies } from '../dependencies.ts'
import { noteOpening } from '../features/documents/note-opening.ts'
import { paperScopeOf } from '../features/documents/paper-scope.ts'
import { attachmentNamed, inlineNamed } from '../files/attachment-name.ts'
import { findActor } from './actor.ts'

/** How long the bytes of a file may take on a slow line. */
export const transferMs = 300_000

type Opened = { readonly document: DocumentRow; readonly file: Readable }

/** The bytes of documents, which are no JSON: as a download, and shown in place. */
export function registerDocumentBytes(server: FastifyInstance, dependencies: AppDependencies): void {
  const answer = (how: 'download' | 'preview', send: (reply: FastifyReply, opened: Opened) => FastifyReply) =>
    server.get(
      `/api/documents/:id/${how}`,
      { config: { answeredWithinMs: transferMs } },
      async (request, reply) => send(reply, await openDocument(request, dependencies, how)),
    )
  answer('download', (reply, { document, file }) =>
    sendFile(reply, file, { disposition: attachmentNamed(document.fileName) }),
  )
  answer('preview', (reply, { document, file }) => {
    if (!canPreview(document.fileType)) {
      file.destroy()
      throw new DomainError('invalid_input', 'This kind of file cannot be shown here. Download it.')
    }
    const { fileType: type, fileName } = document
    return sendFile(reply, file, {
      type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
      disposition: inlineNamed(fileName),
    })
  })
}

/** @throws DomainError not_signed_in, forbidden, not_found */
async function openDocument(
  request: FastifyRequest,
  dependencies: AppDependencies,
  how: 'download' | 'preview',
): Promise<Opened> {
  const { db, clock, files } = dependencies
  const asking = { actor: await findActor(request, dependencies) }
  const actor = requireActor(asking, 'read')
  const { id } = request.params as { id: string }
  const { teamId } = actor.workspace
  const document = await getOpenableDocument(db, { id, ...paperScopeOf(actor), teamId })
  const file = await files.openFile(document.objectPath)
  if (file === undefined) {
    throw new DomainError('not_found', 'The file of this document is gone. Delete it and send it again.')
  }
  await noteOpening({ db, clock, actor, requestId: request.id }, { document, how })
  return { document, file }
}

/**
 * Sends a member's file so that nothing of it can run here: sandboxed, never sniffed, and without a type of its own where it
 * is a download.
 */
export function sendFile(
  reply: FastifyReply,
  file: Readable,
  { disposition, type = 'application/octet-stream' }: { disposition: string; type?: string },
): FastifyReply {
  return reply
    .header('content-disposition', disposition)
    .header('content-type', type)
    .header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(file)
}
