import {
  deleteAccountLinks,
  deleteApiKeysOfUser,
  deleteSessionsOfUser,
  forgetTrustedDevices,
  type NewAuditEvent,
  type Trx,
} from '@suv/db'

type Ended = Pick<NewAuditEvent, 'action' | 'entity' | 'entityId'>

/**
 * Ends what somebody who knew the old password may have begun by it: sessions, browsers that need no code, links that were
 * mailed, and API keys where the member wants it. Passkeys stay.
 *
 * @param exceptSessionId the session that stays.
 * @returns how many sessions and keys have ended, and what to write in the audit trail.
 */
export async function endWaysIn(
  trx: Trx,
  {
    userId,
    exceptSessionId,
    revokesApiKeys,
  }: { userId: string; exceptSessionId?: string; revokesApiKeys: boolean },
): Promise<{ endedSessions: number; revokedApiKeys: number; events: Ended[] }> {
  await deleteAccountLinks(trx, { userId })
  const devices = await forgetTrustedDevices(trx, { userId })
  const sessions = await deleteSessionsOfUser(trx, { userId, exceptId: exceptSessionId })
  const keys = revokesApiKeys ? await deleteApiKeysOfUser(trx, { userId }) : []
  const deleted = (entity: Ended['entity'], ids: readonly string[]): Ended[] =>
    ids.map((entityId) => ({ action: 'delete', entity, entityId }))
  return {
    endedSessions: sessions.length,
    revokedApiKeys: keys.length,
    events: [
      ...deleted('sessions', sessions),
      ...deleted('verifications', devices),
      ...deleted('apikeys', keys),
    ],
  }
}
