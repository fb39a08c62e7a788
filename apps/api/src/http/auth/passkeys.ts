import { deleteExpiredVerifications, inTransaction, keepPasskeyWithin, touchPasskey } from '@suv/db'
import { DomainError, maximumPasskeys } from '@suv/domain'
import { tooManyPasskeysText, usedPasskeySchema } from '../../features/passkeys/passkey-bodies.ts'
import type { Around } from './auth-route.ts'
import { findCaller } from './find-caller.ts'

/** The call leaves a challenge behind that is to be proved soon: those that were not are forgotten. */
export const dropExpiredChallenges: Around = async ({ dependencies: { db, clock } }) => {
  await deleteExpiredVerifications(db, { now: clock.now() })
  return undefined
}

export const notePasskeyUse: Around =
  async ({ request, dependencies: { db, clock } }) =>
  async () => {
    const { id: credentialId } = usedPasskeySchema.parse(request.body).response
    await touchPasskey(db, { credentialId, now: clock.now() })
  }

/** The plugin counts before it adds one: of two at once that both saw room for the last, one is taken back. */
export const keepPasskeysWithin: Around = async (call) => {
  const { db } = call.dependencies
  const actor = await findCaller(call)
  if (actor === null) return undefined
  return async ({ id = '' }) => {
    const added = { id, userId: actor.userId, most: maximumPasskeys }
    if (await inTransaction(db, (trx) => keepPasskeyWithin(trx, added))) return
    throw new DomainError('invalid_input', tooManyPasskeysText)
  }
}
