import { type DocumentRow, getDocument } from '@suv/db'
import { DomainError, type ExtractedText } from '@suv/domain'
import { extractText } from '../../document-analyzer/extract/extract-text.ts'
import { isFileKey } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'
import { readShared } from '../../worker-pool/in-pieces.ts'
import { openTurns } from '../../worker-pool/turns.ts'
import { noteOpening } from '../documents/note-opening.ts'
import { paperScopeOf } from '../documents/paper-scope.ts'

/** As many as are read together: a file that waits is not in the memory yet. */
const turns = openTurns({
  name: 'files read',
  concurrency: 2,
  maxQueue: 32,
  maxQueueEach: 4,
  busy: 'Many documents are being read',
})

/**
 * The text of one of the caller's uploaded documents, or of the company's. Nothing is kept of it.
 *
 * @throws DomainError not_found, invalid_input where no text can be read, too_many_requests
 */
export async function extractMembersText(ctx: MemberContext, { id }: { id: string }): Promise<ExtractedText> {
  const { userId } = ctx.actor
  const document = await getDocument(ctx.db, { id, ...paperScopeOf(ctx.actor) })
  return turns.during(userId, () => readFile(ctx, document))
}

async function readFile(ctx: MemberContext, document: DocumentRow): Promise<ExtractedText> {
  const { objectPath } = document
  const file = isFileKey(objectPath) ? await ctx.files.openFile(objectPath) : undefined
  if (file === undefined) {
    throw new DomainError(
      'not_found',
      'The file of this document is gone. Upload it again, or paste its text.',
    )
  }
  await noteOpening(ctx, { document, how: 'text' })
  const size = (await ctx.files.findSize(objectPath)) ?? 0
  return extractText(await readShared(file, size), { owner: ctx.actor.userId })
}
