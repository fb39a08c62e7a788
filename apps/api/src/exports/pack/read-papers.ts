import { findReadableDocuments } from '@suv/db'
import { noteOpening } from '../../features/documents/note-opening.ts'
import { paperScopeOf } from '../../features/documents/paper-scope.ts'
import type { MemberContext } from '../../trpc.ts'
import type { PaperToPack } from './pack.ts'

type Named = { readonly documentId: string; readonly label: string }

/** The papers that a pack names, in its order, as far as the caller may read them today; each opening is noted. */
export async function readPapers(ctx: MemberContext, named: readonly Named[]): Promise<PaperToPack[]> {
  const { db, actor } = ctx
  const ids = named.map(({ documentId }) => documentId)
  const documents = await findReadableDocuments(db, { ...paperScopeOf(actor), ids })
  const papers: PaperToPack[] = []
  for (const { documentId, label } of named) {
    const document = documents.get(documentId)
    if (document === undefined) {
      papers.push({ label, fileName: label, fileType: '', objectPath: null, refusal: { reason: 'gone' } })
      continue
    }
    await noteOpening(ctx, { document, how: 'pack' })
    const { fileName, fileType, objectPath } = document
    papers.push({ label, fileName, fileType, objectPath })
  }
  return papers
}
