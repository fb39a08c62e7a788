import { deleteSessionByToken, findPassword, type PasswordRow } from '@suv/db'
import { isSamePassword } from '../../features/accounts/require-password.ts'
import { type Around, type AuthCall, SignInEndedError } from './auth-route.ts'
import { findWhoseSecondStep } from './find-whose-second-step.ts'

/**
 * Looking at a password takes its time, and a new one that is set meanwhile ends all sessions: one that the old password was about to
 * begin ends here, and its cookie is not sent.
 */
export const keepToPassword: Around = async (call) => {
  const { db } = call.dependencies
  const known = await findGivenPassword(call)
  if (known === undefined) return undefined
  return async ({ token }) => {
    if (await db.transaction().execute((trx) => isSamePassword(trx, known))) return
    if (token !== undefined) await deleteSessionByToken(db, { token })
    throw new SignInEndedError('The password was changed meanwhile. Sign in with the new one.')
  }
}

/** The password on which the call builds: of who signs in, or of who goes on from there. */
async function findGivenPassword(call: AuthCall): Promise<PasswordRow | undefined> {
  const { db } = call.dependencies
  const { email } = (call.request.body ?? {}) as { email?: unknown }
  if (typeof email === 'string') return findPassword(db, { email: email.toLowerCase() })
  const userId = await findWhoseSecondStep(call)
  return userId === undefined ? undefined : findPassword(db, { userId })
}
