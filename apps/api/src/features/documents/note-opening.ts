import { type DocumentRow, insertDocumentOpening, inTransaction } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { teamOf } from './paper-scope.ts'

/** Keeps in the audit who opened whose paper, and how: for the person whose it is, or for the team whose it is. */
export async function noteOpening(
  { db, clock, actor, requestId }: Pick<MemberContext, 'db' | 'clock' | 'actor' | 'requestId'>,
  {
    document,
    how,
  }: {
    document: Pick<DocumentRow, 'id' | 'userId' | 'workspaceId'>
    how: 'download' | 'preview' | 'link' | 'text' | 'pack'
  },
): Promise<void> {
  await inTransaction(db, (trx) =>
    insertDocumentOpening(trx, {
      at: clock.now(),
      actorUserId: actor.userId,
      apiKeyId: actor.apiKey?.id ?? null,
      entityId: document.id,
      teamId: teamOf(actor, document),
      subjectUserId: document.workspaceId === null ? document.userId : null,
      requestId,
      changedFields: [how],
    }),
  )
}
