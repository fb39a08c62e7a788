import {
  type Actor,
  findReadableDocuments,
  insertDocumentPack,
  lockDocumentPack,
  type Trx,
  updateDocumentPack,
} from '@suv/db'
import { type DocumentPack, type DocumentPackValues, DomainError } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { writeOwn } from '../../write-own.ts'
import { paperScopeOf } from '../documents/paper-scope.ts'

/**
 * Adds a pack of the caller's, or with an `id` writes that one anew.
 *
 * @throws DomainError not_found; invalid_input where it takes a paper that is not theirs to read. One that was deleted since
 * it was taken may stay: the pack then says so when it is made.
 */
export async function writeDocumentPack(
  ctx: MemberContext,
  values: DocumentPackValues,
  id?: string,
): Promise<DocumentPack> {
  const { userId } = ctx.actor
  return writeOwn(ctx, 'documentPacks', { id, values }, async (trx) => {
    const before = id === undefined ? undefined : await lockDocumentPack(trx, { id, userId })
    await requirePapers(trx, ctx.actor, values, before?.papers ?? [])
    const write = { userId, now: ctx.clock.now(), values }
    return id === undefined ? insertDocumentPack(trx, write) : updateDocumentPack(trx, { ...write, id })
  })
}

async function requirePapers(
  trx: Trx,
  actor: Actor,
  { papers }: DocumentPackValues,
  before: DocumentPackValues['papers'],
): Promise<void> {
  const held = new Set(before.map(({ documentId }) => documentId))
  const ids = papers.map(({ documentId }) => documentId.toLowerCase()).filter((each) => !held.has(each))
  const readable = await findReadableDocuments(trx, { ...paperScopeOf(actor), ids })
  if (ids.some((each) => !readable.has(each))) {
    throw new DomainError('invalid_input', 'papers: Choose documents that you uploaded.')
  }
}
