import { deleteSessionOfUser, insertAuditEvent } from '@suv/db'
import type { Around } from './auth-route.ts'
import { findCaller } from './find-caller.ts'

/** Signing in takes the place of the session that the browser had: its cookie is gone from there, so it ends here too. */
export const endEarlierSession: Around = async (call) => {
  const actor = await findCaller(call)
  const earlier = actor?.session
  if (actor === null || earlier === undefined) return undefined
  const { db, clock } = call.dependencies
  const { userId } = actor
  return async () => {
    await db.transaction().execute(async (trx) => {
      if (!(await deleteSessionOfUser(trx, { id: earlier.id, userId }))) return
      await insertAuditEvent(trx, {
        at: clock.now(),
        actorUserId: userId,
        subjectUserId: userId,
        action: 'delete',
        entity: 'sessions',
        entityId: earlier.id,
        requestId: call.request.id,
      })
    })
  }
}
