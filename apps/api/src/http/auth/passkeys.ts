import { deleteExpiredVerifications, touchPasskey } from '@suv/db'
import { usedPasskeySchema } from '../../features/passkeys/passkey-bodies.ts'
import type { Around } from './auth-route.ts'

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
