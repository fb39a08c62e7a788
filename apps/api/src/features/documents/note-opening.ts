import { type DocumentRow, insertDocumentOpening, inTransaction } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'

/** Keeps in the audit who opened whose paper, and how. Where several read one team's papers, each may know who read theirs. */
export async function noteOpening(
  { db, clock, actor, requestId }: Pick<MemberContext, 'db' | 'clock' | 'actor' | 'requestId'>,
  {
    document,
    how,
  }: { document: Pick<DocumentRow, 'id' | 'userId'>; how: 'download' | 'preview' | 'link' | 'text' },
): Promise<void> {
  await inTransaction(db, (trx) =>
    insertDocumentOpening(trx, {
      at: clock.now(),
      actorUserId: actor.userId,
      apiKeyId: actor.apiKey?.id ?? null,
      entityId: document.id,
      subjectUserId: document.userId,
      requestId,
      changedFields: [how],
    }),
  )
}
