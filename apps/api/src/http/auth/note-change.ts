import { type Actor, forgetTrustedDevices, getUser, insertAuditEvent } from '@suv/db'
import { mailSecurityChange } from '../../features/accounts/mail-security-change.ts'
import type { SecurityChange } from '../../mail/templates/security-changed.ts'
import type { Around, AuthAnswer, AuthCall } from './auth-route.ts'
import { findCaller } from './find-caller.ts'
import { noteDevice } from './note-device.ts'

type Change = {
  /** What a caller with a session has done. */
  readonly action: 'create' | 'update' | 'delete'
  readonly entity: 'sessions' | 'twoFactors' | 'passkeys'
  /** What of their security they have changed by it, and are told by mail. */
  readonly change?: SecurityChange
}

/** Leaves an audit row of what a member has done, and tells them by mail where it concerns their security. */
export function noteChange(change: Change): Around {
  return async (call) => {
    // Asked before, because afterwards there may be no session.
    const actor = await findCaller(call)
    if (actor === null || !(await changesAnything(call, change, actor))) return undefined
    return (answer) => note(call, change, { actor, answer })
  }
}

const secondStepOn = noteChange({ action: 'create', entity: 'twoFactors', change: 'two-step-on' })

/** A code turns two-step verification on for a member, and lets a stranger who has given a password in. */
export const noteSecondStep: Around = async (call) =>
  (await findCaller(call)) === null ? noteDevice(call) : secondStepOn(call)

/** Whether the call would do what it is named after. A code may also be tried where two-step verification is on already. */
async function changesAnything(
  { dependencies: { db } }: AuthCall,
  { change }: Change,
  { userId }: Actor,
): Promise<boolean> {
  if (change !== 'two-step-on' && change !== 'two-step-off') return true
  const { twoFactorEnabled } = await getUser(db, { id: userId })
  return twoFactorEnabled !== (change === 'two-step-on')
}

async function note(
  { request, dependencies: { db, jobs, clock, siteUrl } }: AuthCall,
  { action, entity, change }: Change,
  { actor, answer }: { actor: Actor; answer: AuthAnswer },
): Promise<void> {
  const at = clock.now()
  const entityIds = {
    sessions: actor.session?.id ?? actor.userId,
    twoFactors: actor.userId,
    passkeys: answer.id ?? actor.userId,
  }
  await db.transaction().execute(async (trx) => {
    await insertAuditEvent(trx, {
      action,
      entity,
      at,
      actorUserId: actor.userId,
      subjectUserId: actor.userId,
      entityId: entityIds[entity],
      requestId: request.id,
    })
    if (change === undefined) return
    // What a browser was trusted for is another thing now.
    if (entity === 'twoFactors') await forgetTrustedDevices(trx, { userId: actor.userId })
    const from = { at, address: request.ip, userAgent: request.headers['user-agent'] ?? null }
    await mailSecurityChange(jobs, trx, { actor, siteUrl, change, from, requestId: request.id })
  })
}
